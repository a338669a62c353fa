import { fingerprintOf, proveRound, seededChance, type RoundRecord } from "@croupier/kit/fair";
import { expect, test } from "vitest";
import { diceConfig } from "./dice-config.ts";
import { diceRules } from "./dice-rules.ts";

const seeds = { serverSeed: "793709aa129c55e956b4f93b44484485", playerSeed: "mara", nonce: 1382 };

function recordOf(winning: number): RoundRecord {
  const opening = { config: diceConfig, stake: 40n, choice: { side: "under", winning } as const };
  const step = diceRules.open(opening, seededChance(seeds));
  return {
    ...opening,
    seeds,
    fingerprint: fingerprintOf(seeds.serverSeed),
    actions: [],
    shown: [step.events],
    staked: step.staked,
    payout: step.payout ?? 0n,
  };
}

test("a round that was played as it is told is genuine, and says what decided it", () => {
  const proof = proveRound(diceRules, recordOf(4_950));
  expect(proof).toMatchObject({ isGenuine: true, seedAgrees: true, moneyAgrees: true });
  expect(proof.draws).toHaveLength(1);
  expect(proof.blocks.map(({ message }) => message)).toEqual(["mara:1382:0"]);
  const word = proof.draws[0]?.word.toString(16).padStart(8, "0") ?? "";
  expect(proof.blocks[0]?.digest.startsWith(word)).toBe(true);
});

const { shown, payout } = recordOf(4_950);

test.each<[string, Partial<RoundRecord>]>([
  ["another seed than the one that was fixed", { fingerprint: fingerprintOf("another") }],
  ["another number of the round", { seeds: { ...seeds, nonce: 1_383 } }],
  ["another seed of the player", { seeds: { ...seeds, playerSeed: "Mara" } }],
  ["a cent more paid", { payout: payout + 1n }],
  ["another stake taken", { staked: 41n }],
  ["another number shown", { shown: [[{ ...(shown[0]?.[0] as object), number: 1 }]] }],
  ["a step that nobody saw", { shown: [] }],
  ["an action this game does not have", { actions: [{ type: "double" }] }],
  ["a bet this game does not have", { choice: { side: "under", winning: 0 } }],
])("%s is found out", (_, change) => {
  expect(proveRound(diceRules, { ...recordOf(4_950), ...change }).isGenuine).toBe(false);
});
