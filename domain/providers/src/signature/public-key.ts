import { createPublicKey, type KeyObject } from "node:crypto";
import { assert } from "@croupier/kit/assert";

/** Fewer bits than this have been broken by strangers. */
const bitsMin = 2_048;

/** What a provider sends us of its own key, as the bytes that are kept. */
export function readPublicKey(pem: string): Uint8Array {
  const key = createPublicKey(pem);
  assert(isStrong(key), `a public key is RSA of at least ${bitsMin} bits`);
  return key.export({ type: "spki", format: "der" });
}

export function openPublicKey(der: Uint8Array): KeyObject {
  return createPublicKey({ key: Buffer.from(der), type: "spki", format: "der" });
}

function isStrong(key: KeyObject): boolean {
  return (
    key.asymmetricKeyType === "rsa" && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= bitsMin
  );
}
