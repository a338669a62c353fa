import { assert } from "./assert.ts";

/** Unpredictable bytes. `Math.random` is banned everywhere: statistics cannot tell it from this. */
export function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length));
}

/** A secret that fits in a cookie or a link: base64url without padding. */
export function randomToken(bytes: number): string {
  assert(Number.isInteger(bytes) && bytes >= 16, "a token needs at least 16 bytes (128 bits)");
  const base64 = btoa(String.fromCharCode(...randomBytes(bytes)));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** At least 0 and below 1: for jitter, never for an outcome (a round has its own stream). */
export function randomFraction(): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word / 2 ** 32;
}
