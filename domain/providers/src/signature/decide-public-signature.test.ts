import { generateKeyPairSync, sign } from "node:crypto";
import { expect, test } from "vitest";
import { decidePublicSignature } from "./decide-public-signature.ts";
import { readPublicKey } from "./public-key.ts";

const now = new Date("2026-11-22T12:00:00Z");
const rawBody = Buffer.from('{"user":"ref"}');
const pairOf = (modulusLength: number) => {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength });
  return { privateKey, pem: publicKey.export({ type: "spki", format: "pem" }).toString() };
};
const theirs = pairOf(2_048);
const good = sign("sha256", rawBody, theirs.privateKey).toString("base64");

function decided(
  change: { signature?: string | undefined; rawBody?: Uint8Array; from?: string; until?: string },
  keys = [theirs],
): boolean {
  const { from = "2026-01-01T00:00:00Z", until = "2027-01-01T00:00:00Z", ...request } = change;
  return decidePublicSignature({
    signature: good,
    rawBody,
    ...request,
    now,
    keys: keys.map(({ pem }, index) => ({
      keyId: String(index),
      secret: readPublicKey(pem),
      validFrom: new Date(from),
      validUntil: new Date(until),
    })),
  });
}

test("their key over these bytes is good, also beside another, from its beginning up to its end", () => {
  expect(decided({})).toBe(true);
  expect(decided({}, [pairOf(2_048), theirs])).toBe(true);
  expect(decided({ from: now.toISOString() })).toBe(true);
  expect(decided({ until: now.toISOString() })).toBe(false);
  expect(decided({ from: "2026-11-22T12:00:01Z" })).toBe(false);
});

test.each<[string, Parameters<typeof decided>[0]]>([
  ["no signature", { signature: undefined }],
  ["an empty one", { signature: "" }],
  ["other bytes", { rawBody: Buffer.from('{"user":"Ref"}') }],
  ["a second spelling of it", { signature: good.replace(/=+$/, "") }],
  ["more than any key signs", { signature: "A".repeat(1_028) }],
])("%s: no", (_name, change) => {
  expect(decided(change)).toBe(false);
});

test("without a key nobody has signed, and a key that can be broken is none", () => {
  expect(decided({}, [])).toBe(false);
  expect(() => readPublicKey(pairOf(1_024).pem)).toThrow("2048 bits");
});
