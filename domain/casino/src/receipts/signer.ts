import { createPrivateKey, createPublicKey, sign, type KeyObject } from "node:crypto";
import { assert } from "@croupier/kit/assert";

/** Signs what is told of rounds. What holds the keys stands outside. */
export type ReceiptSigner = {
  /** The key that signs now. */
  readonly keyId: string;
  sign(text: string): string;
  /** Of a key that signs or once did, SPKI in PEM. */
  publicKeyOf(keyId: string): string;
};

/** PKCS #8 of an Ed25519 key, up to its 32 bytes (RFC 8410). */
const pkcs8 = Buffer.from("302e020100300506032b657004220420", "hex");

/** Ed25519 keys made from secrets of 32 bytes: the same secret is the same key, in every process. */
export function createReceiptSigner(keys: {
  readonly currentId: string;
  readonly secretOf: (keyId: string) => Uint8Array;
}): ReceiptSigner {
  const known = new Map<string, KeyObject>();
  function keyOf(keyId: string): KeyObject {
    const key = known.get(keyId) ?? privateKeyOf(keys.secretOf(keyId));
    known.set(keyId, key);
    return key;
  }
  return {
    keyId: keys.currentId,
    sign: (text) => sign(null, Buffer.from(text), keyOf(keys.currentId)).toString("base64url"),
    publicKeyOf: (keyId) =>
      createPublicKey(keyOf(keyId)).export({ type: "spki", format: "pem" }).toString(),
  };
}

function privateKeyOf(secret: Uint8Array): KeyObject {
  assert(secret.length === 32, "an Ed25519 key is made of 32 bytes");
  return createPrivateKey({
    key: Buffer.concat([pkcs8, secret]),
    format: "der",
    type: "pkcs8",
  });
}
