import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from "node:crypto";

export interface Signed {
  readonly timestamp: string;
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

const windowSeconds = 300;
const pkcs8 = Buffer.from("302e020100300506032b657004220420", "hex");
const spki = Buffer.from("302a300506032b6570032100", "hex");

export function privateKeyOf(seed: string): KeyObject {
  const key = Buffer.concat([pkcs8, Buffer.from(seed, "base64url")]);
  return createPrivateKey({ key, format: "der", type: "pkcs8" });
}

export function publicKeyOf(raw: string): KeyObject {
  const key = Buffer.concat([spki, Buffer.from(raw, "base64url")]);
  return createPublicKey({ key, format: "der", type: "spki" });
}

export function signatureOf(signed: Signed, key: KeyObject): string {
  return sign(null, bytesOf(signed), key).toString("base64url");
}

export function isSignedBy(key: KeyObject, signed: Signed, signature: string): boolean {
  const age = Date.now() / 1_000 - Number(signed.timestamp);
  if (!(Math.abs(age) <= windowSeconds)) return false;
  const bytes = Buffer.from(signature, "base64url");
  return bytes.length === 64 && verify(null, bytesOf(signed), key, bytes);
}

function bytesOf({ timestamp, method, path, body }: Signed): Buffer {
  return Buffer.from(`${timestamp}\n${method} ${path}\n${body}`);
}
