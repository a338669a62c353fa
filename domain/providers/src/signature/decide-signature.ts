import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from "node:crypto";
import { ok, refuse, type Result } from "@croupier/kit/result";

/** A request as it came: nothing in it is believed, and its body was not read yet. */
export type SignedRequest = {
  readonly rawBody: Uint8Array;
  readonly signature: string | undefined;
  readonly timestamp: string | undefined;
  readonly keyId: string | undefined;
};

/** One of a provider's keys. Two overlap while a provider changes from one to the next. */
export type SigningKey = {
  readonly keyId: string;
  readonly secret: Uint8Array;
  readonly validFrom: Date;
  readonly validUntil: Date | null;
};

export type InvalidSignature = {
  readonly code: "invalid_signature";
  /** For our log. A caller is told of the clock alone: what else is wrong helps whoever guesses. */
  readonly reason: "incomplete" | "clock" | "key" | "mismatch";
};

/** How far apart the two clocks may be, and so how long a copy of a request could be sent again. */
export const clockToleranceSeconds = 300;

/**
 * Whether a request was signed by who it says, over these very bytes, and lately. An unknown key costs
 * the same work as a known one, and every comparison takes the same time, whatever was sent.
 */
export function decideSignature(asked: {
  readonly request: SignedRequest;
  readonly keys: readonly SigningKey[];
  readonly now: Date;
}): Result<{ readonly keyId: string }, InvalidSignature> {
  const { request, keys, now } = asked;
  const { keyId, timestamp } = request;
  const signature = readSignature(request.signature);
  const seconds = readTimestamp(timestamp);
  if (keyId === undefined || seconds === undefined || signature === undefined) {
    return refuse({ code: "invalid_signature", reason: "incomplete" });
  }
  const key = keys.find((one) => one.keyId === keyId);
  const expected = createHmac("sha256", openSecret(key?.secret ?? nobodysSecret))
    .update(`${timestamp}.`)
    .update(request.rawBody)
    .digest();
  const matches = timingSafeEqual(expected, signature);
  if (key === undefined || !isValid(key, now)) {
    return refuse({ code: "invalid_signature", reason: "key" });
  }
  if (!matches) return refuse({ code: "invalid_signature", reason: "mismatch" });
  // Only who holds the key learns that it is the clock.
  const apart = Math.abs(Math.floor(now.getTime() / 1000) - seconds);
  if (apart > clockToleranceSeconds) return refuse({ code: "invalid_signature", reason: "clock" });
  return ok({ keyId });
}

/** From the moment it begins up to, and not with, the moment it ends. */
export function isValid({ validFrom, validUntil }: SigningKey, now: Date): boolean {
  return validFrom <= now && (validUntil === null || now < validUntil);
}

const nobodysSecret = new Uint8Array(32);

/** Opened once each: bytes that are handed over anew with every call are examined anew. */
const opened = new WeakMap<Uint8Array, KeyObject>();

function openSecret(secret: Uint8Array): KeyObject {
  const known = opened.get(secret);
  if (known !== undefined) return known;
  const key = createSecretKey(secret);
  opened.set(secret, key);
  return key;
}

/** 64 lower-case hex digits: one spelling, so that a second one is no other signature. */
function readSignature(text: string | undefined): Uint8Array | undefined {
  return text !== undefined && /^[0-9a-f]{64}$/.test(text) ? Buffer.from(text, "hex") : undefined;
}

/** Whole seconds since 1970, without sign, blank or leading zero. */
function readTimestamp(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{8,11}$/.test(text) ? Number(text) : undefined;
}
