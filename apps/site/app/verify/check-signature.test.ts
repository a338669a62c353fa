import { generateKeyPairSync, sign, type KeyObject } from "node:crypto";
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
    publicKey: pemOf(publicKey),
    game: "lucky-dice",
    currency: "USD",
    config: {},
    ...change,
    round: { ...round, ...ofRound },
  }) as unknown as Receipt;

const ours = { keyId: "k1", publicKey: pemOf(publicKey) };
const published = { operator: "Kingfisher", keys: [ours] };

test("what we signed is ours, and says by which key of whom", async () => {
  expect(await checkSignature(receipt(), published)).toMatchObject({
    state: "valid",
    keyId: "k1",
    operator: "Kingfisher",
  });
});

test("a key that signs no more is still ours", async () => {
  const next = generateKeyPairSync("ed25519").publicKey;
  const keys = [{ keyId: "k2", publicKey: pemOf(next) }, ours];
  expect(await checkSignature(receipt(), { ...published, keys })).toMatchObject({
    state: "valid",
    keyId: "k1",
  });
});

test("who signs a receipt with a key of their own has not signed for this site", async () => {
  const forged = generateKeyPairSync("ed25519");
  const made = receipt({
    signature: sign(null, Buffer.from(text), forged.privateKey).toString("base64url"),
    publicKey: pemOf(forged.publicKey),
    keyId: "k1",
  });
  expect(await checkSignature(made, published)).toMatchObject({ state: "foreign", keyId: "" });
});

test("whose a signature is stays unknown where the published keys did not load", async () => {
  expect(await checkSignature(receipt(), undefined)).toMatchObject({ state: "unknown" });
});

test("what a round won of a pot is signed with it", async () => {
  const won = text.replace("choice:", "jackpot: 12.00 USD\nchoice:");
  const signature = sign(null, Buffer.from(won), privateKey).toString("base64url");
  const told = receipt({ text: won, signature }, { jackpot: "12.00" });
  expect(await checkSignature(told, published)).toMatchObject({ state: "valid" });
  const more = receipt({ text: won, signature }, { jackpot: "1200.00" });
  expect(await checkSignature(more, published)).toMatchObject({ state: "wrong" });
});

test.each([
  ["another payout than the one that was signed", receipt({}, { payout: "80.00" })],
  ["other odds than those that were signed", receipt({ config: { odds: 2 } })],
  ["a text that was changed", receipt({ text: text.replace("0.80", "8.00") })],
  ["a signature of somebody else", receipt({ signature: "AAAA" })],
  ["a signature that is none", receipt({ signature: "!" })],
])("%s is not", async (_, changed) => {
  expect(await checkSignature(changed, published)).toMatchObject({ state: "wrong" });
});

test("a key that is none is nobody's", async () => {
  const told = await checkSignature(receipt({ publicKey: "" }), published);
  expect(told).toMatchObject({ state: "foreign" });
});

function pemOf(key: KeyObject): string {
  return key.export({ type: "spki", format: "pem" }).toString();
}
