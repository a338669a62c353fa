import { createPublicKey, verify } from "node:crypto";
import { isValid, type SigningKey } from "./decide-signature.ts";
import { openPublicKey } from "./public-key.ts";

/**
 * Whether the bytes bear the signature of one of the provider's own keys, RSA-SHA256. The dialect names no key
 * and no moment: all that are good now are tried, and a copy sent again is told by its transaction.
 */
export function decidePublicSignature(asked: {
  readonly rawBody: Uint8Array;
  readonly signature: string | undefined;
  readonly keys: readonly SigningKey[];
  readonly now: Date;
}): boolean {
  const { rawBody, now } = asked;
  const signature = readSignature(asked.signature);
  if (signature === undefined) return false;
  const keys = asked.keys.filter((key) => isValid(key, now)).map(({ secret }) => secret);
  // Nobody's name costs what a name of ours does.
  if (keys.length === 0) return verify("sha256", rawBody, nobodysKey, signature) && false;
  return keys.some((key) => verify("sha256", rawBody, openPublicKey(key), signature));
}

/** A modulus that nobody knows the factors of a signature for; it only takes its time. */
const nobodysKey = createPublicKey({
  key: { kty: "RSA", n: Buffer.alloc(256, 0xff).toString("base64url"), e: "AQAB" },
  format: "jwk",
});

/** Base64 in its one spelling, and no longer than the largest key signs. */
function readSignature(text: string | undefined): Uint8Array | undefined {
  if (text === undefined || text.length > 1_024) return undefined;
  const bytes = Buffer.from(text, "base64");
  return bytes.length > 0 && bytes.toString("base64") === text ? bytes : undefined;
}
