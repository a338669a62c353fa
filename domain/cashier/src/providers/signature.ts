import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from "node:crypto";
import type { Clock } from "@croupier/kit/time";

/** Older or younger calls are not heard, so that a recorded one is of no use for long. */
const windowMs = 5 * 60_000;

/** What is signed: when, which call, and the bytes as they came. */
export type SignedParts = {
  readonly timestamp: string;
  readonly method: string;
  readonly path: string;
  readonly body: string | Buffer;
};

const pkcs8 = Buffer.from("302e020100300506032b657004220420", "hex");
const spki = Buffer.from("302a300506032b6570032100", "hex");

/** Ed25519 keys travel as their 32 bytes in base64url. */
export function readPrivateKey(seed: string): KeyObject {
  const der = Buffer.concat([pkcs8, Buffer.from(seed, "base64url")]);
  return createPrivateKey({ key: der, format: "der", type: "pkcs8" });
}

export function readPublicKey(raw: string): KeyObject {
  const der = Buffer.concat([spki, Buffer.from(raw, "base64url")]);
  return createPublicKey({ key: der, format: "der", type: "spki" });
}

export function signParts(parts: SignedParts, key: KeyObject): string {
  return sign(null, bytesOf(parts), key).toString("base64url");
}

export function isSigned(
  parts: SignedParts & { readonly signature: string },
  { key, clock }: { key: KeyObject; clock: Clock },
): boolean {
  const second = /^\d{10}$/.test(parts.timestamp) ? Number(parts.timestamp) : Number.NaN;
  if (!(Math.abs(clock().getTime() - second * 1_000) <= windowMs)) return false;
  const signature = Buffer.from(parts.signature, "base64url");
  return signature.length === 64 && verify(null, bytesOf(parts), key, signature);
}

function bytesOf({ timestamp, method, path, body }: SignedParts): Buffer {
  return Buffer.concat([Buffer.from(`${timestamp}\n${method} ${path}\n`), Buffer.from(body)]);
}
