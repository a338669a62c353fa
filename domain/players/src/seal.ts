import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { assert } from "@croupier/kit/assert";
import { deriveKey, type Keyring } from "./keyring.ts";

/** `key.nonce.tag.text`, each in base64url but the name of the key; bound to whose it is. */
export type Sealing = { readonly purpose: string; readonly owner: string };

export function seal(keyring: Keyring, secret: Uint8Array, { purpose, owner }: Sealing): string {
  const key = deriveKey(keyring, keyring.currentId, purpose);
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  const pieces = [nonce, cipher.getAuthTag(), text].map((bytes) => bytes.toString("base64url"));
  return [keyring.currentId, ...pieces].join(".");
}

/** Throws when it was sealed for somebody else, for another purpose, or changed. */
export function unseal(keyring: Keyring, sealed: string, { purpose, owner }: Sealing): Buffer {
  const [keyId, ...pieces] = sealed.split(".");
  const [nonce, tag, text] = pieces.map((piece) => Buffer.from(piece, "base64url"));
  assert(keyId !== undefined && nonce && tag && text, "a sealed secret has four pieces");
  const key = deriveKey(keyring, keyId, purpose);
  const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: 16 })
    .setAAD(Buffer.from(owner))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(text), decipher.final()]);
}
