import { fingerprintOf, seededChance } from "@croupier/kit/fair";
import { diceConfig, diceRules } from "@croupier/game-dice/rules";
import { expect, test } from "vitest";
import { judgeReceipt } from "./judge-receipt.ts";

const serverSeed = "793709aa129c55e956b4f93b44484485055e05afdbfe85e646625a0a29352aa6";
const seeds = { serverSeed, playerSeed: "mara-reeds-0417", nonce: 1382 };

const opening = {
  config: diceConfig,
  stake: 40n,
  choice: { side: "under", winning: 4_950 } as const,
};
const { events } = diceRules.open(opening, seededChance(seeds));

const receipt = ({ of = {}, round = {} }: { of?: object; round?: object } = {}) =>
  JSON.stringify({
    text: "what was signed",
    signature: "",
    keyId: "",
    publicKey: "",
    game: "lucky-dice",
    family: "dice",
    currency: "USD",
    config: diceConfig,
    serverSeed,
    revealedAt: "2026-11-23T21:02:00.000Z",
    round: {
      id: "01990000-0000-7000-8000-000000000000",
      profileVersion: 1,
      stake: "0.40",
      staked: "0.40",
      payout: events[0]?.won === true ? "0.80" : "0.00",
      choice: opening.choice,
      actions: [],
      steps: [{ events, staked: "0.40" }],
      seedFingerprint: fingerprintOf(serverSeed),
      playerSeed: seeds.playerSeed,
      nonce: seeds.nonce,
      openedAt: "2026-11-23T20:14:07.000Z",
      ...round,
    },
    ...of,
  });

/** None of them matters to what is counted. */
const published = { operator: "Kingfisher", keys: [] };

test("a receipt of a round that went as it says is genuine", async () => {
  const judged = await judgeReceipt(receipt(), published);
  expect(judged).toMatchObject({ outcome: "counted", proof: { isGenuine: true } });
});

test("a receipt that says more was paid is not", async () => {
  const judged = await judgeReceipt(receipt({ round: { payout: "80.00" } }), published);
  expect(judged).toMatchObject({ outcome: "counted", proof: { isGenuine: false } });
});

test("while our seed is not revealed nothing is called genuine", async () => {
  const judged = await judgeReceipt(receipt({ of: { serverSeed: null } }), published);
  expect(judged.outcome).toBe("seed_not_revealed");
});

test.each([
  ["nothing", ""],
  ["words", "hello"],
  ["a list", "[]"],
  ["half a receipt", '{"round":"a"}'],
  ["a stake that is no amount", receipt({ round: { stake: "a lot" } })],
  ["a currency nobody has", receipt({ of: { currency: "BEADS" } })],
  [
    "odds that are none",
    receipt({
      of: { config: { winningMin: 1, winningMax: 9_999 } },
      round: { choice: { side: "under", winning: 9_999 } },
    }),
  ],
  ["a number that is none", receipt({ round: { nonce: "1382" } })],
])("%s is no receipt", async (_, text) => {
  expect(await judgeReceipt(text, published)).toEqual({ outcome: "not_a_receipt" });
});

test.each(["hopscotch", "__proto__", "constructor"])(
  "a game called %s is not known",
  async (family) => {
    expect(await judgeReceipt(receipt({ of: { family } }), published)).toEqual({
      outcome: "family_unknown",
    });
  },
);
