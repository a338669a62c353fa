import { randomBytes } from "./random.ts";

const idsOfADraw = 128;

/**
 * UUID version 7 (RFC 9562): 48 bits of time, then a counter, then chance. Ids made by one process
 * sort in the order they were made, also within a millisecond and when the clock steps back, so
 * that new rows land at the end of an index.
 */
export function createIds({ now }: { now: () => number }): () => string {
  let lastMs = 0;
  let counter = 0;
  // Drawn for many ids at once: asking the system for chance costs more than all the rest of an id.
  let drawn = new Uint8Array();
  let used = 0;
  return function uuidv7() {
    if (used === drawn.length) {
      drawn = randomBytes(16 * idsOfADraw);
      used = 0;
    }
    const bytes = drawn.subarray(used, used + 16);
    used += 16;
    const nowMs = now();
    if (nowMs > lastMs) {
      lastMs = nowMs;
      // Starts in the lower half, so that a burst has room before it borrows from the next ms.
      counter = (byteAt(bytes, 6) & 0x07) * 256 + byteAt(bytes, 7);
    } else {
      counter += 1;
      if (counter > 0xfff) {
        lastMs += 1;
        counter = 0;
      }
    }
    for (let index = 0; index < 6; index += 1) {
      bytes[index] = Math.floor(lastMs / 2 ** (8 * (5 - index))) % 256;
    }
    bytes[6] = 0x70 | (counter >> 8);
    bytes[7] = counter & 0xff;
    bytes[8] = 0x80 | (byteAt(bytes, 8) & 0x3f);
    return spell(bytes);
  };
}

/** The one counter a process shares: two counters in one millisecond would not sort. */
export const uuidv7 = createIds({ now: () => Date.now() });

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(text);
}

function byteAt(bytes: Uint8Array, index: number): number {
  return bytes[index] ?? 0;
}

const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
const dashesBefore = new Set([4, 6, 8, 10]);

function spell(bytes: Uint8Array): string {
  let text = "";
  for (let index = 0; index < 16; index += 1) {
    if (dashesBefore.has(index)) text += "-";
    text += hexOf[byteAt(bytes, index)] ?? "";
  }
  return text;
}
