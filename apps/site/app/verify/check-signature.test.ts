import { generateKeyPairSync, sign } from "node:crypto";
import { expect, test } from "vitest";
import { checkSignature } from "./check-signature.ts";
import type { Receipt } from "./read-receipt.ts";

const { privateKey, publicKey } = generateKeyPairSync("ed25519");

const round = {
  id: "01990000-0000-7000-8000-000000000000",
  profileVersion: 1,
  stake: "0.40",
  staked: "0.40",
  payout: "0.80",
  choice: { side: "under", winning: 4_950 },
  actions: [],
  seedFingerprint: "ab".repeat(32),
  playerSeed: "mara",
  nonce: 7,
  openedAt: "2026-11-23T20:14:07.000Z",
  closedAt: "2026-11-23T20:14:07.000Z",
};

const text = `croupier round receipt 1
round: 01990000-0000-7000-8000-000000000000
game: lucky-dice
configuration: 1 sha256 44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a
stake: 0.40 USD
staked: 0.40 USD
paid: 0.80 USD
choice: {"side":"under","winning":4950}
actions: []
seed fingerprint: ${"ab".repeat(32)}
player seed: mara
number: 7
opened: 2026-11-23T20:14:07.000Z
closed: 2026-11-23T20:14:07.000Z
`;

const receipt = (change: object = {}, ofRound: object = {}) =>
  ({
    text,
    signature: sign(null, Buffer.from(text), privateKey).toString("base64url"),
    publicKey: publicKey.export({ type: "spki", format: "pem" }).toString(),
    game: "lucky-dice",
    currency: "USD",
    config: {},
    ...change,
    round: { ...round, ...ofRound },
  }) as unknown as Receipt;

test("what we signed is ours", async () => {
  expect(await checkSignature(receipt())).toMatchObject({ state: "valid" });
});

test.each([
  ["another payout than the one that was signed", receipt({}, { payout: "80.00" })],
  ["other odds than those that were signed", receipt({ config: { odds: 2 } })],
  ["a text that was changed", receipt({ text: text.replace("0.80", "8.00") })],
  ["a signature of somebody else", receipt({ signature: "AAAA" })],
  ["a signature that is none", receipt({ signature: "!" })],
  ["a key that is none", receipt({ publicKey: "" })],
])("%s is not", async (_, changed) => {
  expect(await checkSignature(changed)).toMatchObject({ state: "wrong" });
});
