import { createHmac, timingSafeEqual } from "node:crypto";

const stepMs = 30_000;
const digits = 6;
/** A device whose clock is half a minute off is still believed. */
const drift = 1;

/** RFC 4226: the code of a counter. */
export function codeOf(secret: Uint8Array, counter: number, length = digits): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const digest = createHmac("sha1", secret).update(message).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** length).padStart(length, "0");
}

/** RFC 6238: the counter of a moment. */
export function stepAt(moment: Date): number {
  return Math.floor(moment.getTime() / stepMs);
}

/** The step whose code this is, if it is near `now` and newer than the last that was used. */
export function findStep(
  secret: Uint8Array,
  typed: string,
  { now, lastStep }: { readonly now: Date; readonly lastStep: number },
): number | undefined {
  const step = stepAt(now);
  const near = Array.from({ length: 2 * drift + 1 }, (_, index) => step - drift + index).filter(
    (one) => one >= 0,
  );
  // Every one is compared, so that the time it takes tells nothing.
  const matching = near.filter((one) => isSame(codeOf(secret, one), typed));
  return matching.find((one) => one > lastStep);
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
