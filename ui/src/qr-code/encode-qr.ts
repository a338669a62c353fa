import { correctionOf } from "./galois.ts";

/** Rows of modules, true where it is dark. */
export type QrModules = readonly (readonly boolean[])[];

/** Of correction level M, by version: bytes of correction in a block, and how many blocks. */
const blocks: readonly (readonly [correction: number, count: number])[] = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
];

export class TextTooLong extends Error {
  override readonly name = "TextTooLong";
}

export function encodeQr(text: string): QrModules {
  const bytes = [...new TextEncoder().encode(text)];
  const version = versionFor(bytes.length);
  const words = addCorrection(dataOf(bytes, version), version);
  const size = version * 4 + 17;
  const drawn = drawFunctions(version, size);
  const filled = fill(drawn, words, size);
  const masked = masks.map((mask, number) => {
    const modules = filled.map((row, y) =>
      row.map((dark, x) => dark !== (!isReserved(drawn, x, y) && mask(x, y))),
    );
    drawFormat(modules, number, size);
    return modules;
  });
  return masked.reduce((best, next) => (penaltyOf(next) < penaltyOf(best) ? next : best));
}

function versionFor(length: number): number {
  const version = blocks.findIndex((_, index) => length + 3 <= dataBytesOf(index + 1)) + 1;
  if (version === 0) throw new TextTooLong(`${length} bytes are too many for this code`);
  return version;
}

/** All modules that carry data, counted as the standard does. */
function rawBitsOf(version: number): number {
  const alignments = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const all = (16 * version + 128) * version + 64;
  const forAlignment = version === 1 ? 0 : (25 * alignments - 10) * alignments - 55;
  return all - forAlignment - (version >= 7 ? 36 : 0);
}

function dataBytesOf(version: number): number {
  const [correction, count] = blocks[version - 1] ?? [0, 0];
  return Math.floor(rawBitsOf(version) / 8) - correction * count;
}

/** Mode, length and bytes, filled up with the two bytes the standard fills with. */
function dataOf(bytes: readonly number[], version: number): number[] {
  const bits: number[] = [];
  const push = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >>> bit) & 1);
  };
  push(0b0100, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  const capacity = dataBytesOf(version) * 8;
  push(0, Math.min(4, capacity - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    data.push(bits.slice(at, at + 8).reduce((byte, bit) => (byte << 1) | bit, 0));
  }
  for (let pad = 0xec; data.length < capacity / 8; pad ^= 0xec ^ 0x11) data.push(pad);
  return data;
}

/** Cut into blocks, each with its correction, and laid one byte of each in turn. */
function addCorrection(data: readonly number[], version: number): number[] {
  const [correction, count] = blocks[version - 1] ?? [0, 1];
  const total = Math.floor(rawBitsOf(version) / 8);
  const shortCount = count - (total % count);
  const shortLength = Math.floor(total / count) - correction;
  const cut: { data: number[]; mend: number[] }[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    const length = shortLength + (index < shortCount ? 0 : 1);
    const piece = data.slice(at, at + length);
    cut.push({ data: piece, mend: correctionOf(piece, correction) });
    at += length;
  }
  const woven: number[] = [];
  for (let index = 0; index <= shortLength; index += 1) {
    for (const { data: piece } of cut) {
      const byte = piece[index];
      if (byte !== undefined) woven.push(byte);
    }
  }
  for (let index = 0; index < correction; index += 1) {
    for (const { mend } of cut) woven.push(mend[index] ?? 0);
  }
  return woven;
}

/** Undefined where data go; everything else belongs to the pattern by which a reader finds its way. */
type Drawn = (boolean | undefined)[][];

function isReserved(drawn: Drawn, x: number, y: number): boolean {
  return drawn[y]?.[x] !== undefined;
}

function drawFunctions(version: number, size: number): Drawn {
  const drawn: Drawn = Array.from({ length: size }, () =>
    Array.from({ length: size }, (): boolean | undefined => undefined),
  );
  const set = (x: number, y: number, dark: boolean) => {
    const row = drawn[y];
    if (row !== undefined && x >= 0 && x < size) row[x] = dark;
  };
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [left, top] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (let dy = -4; dy <= 4; dy += 1) {
      for (let dx = -4; dx <= 4; dx += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(left + dx, top + dy, ring !== 2 && ring !== 4);
      }
    }
  }
  const centres = alignmentCentres(version, size);
  const last = centres.length - 1;
  for (const [i, y] of centres.entries()) {
    for (const [j, x] of centres.entries()) {
      const isOnFinder = (i === 0 && (j === 0 || j === last)) || (i === last && j === 0);
      if (isOnFinder) continue;
      for (let dy = -2; dy <= 2; dy += 1) {
        for (let dx = -2; dx <= 2; dx += 1) {
          set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
        }
      }
    }
  }
  // Kept for the format, which is written when the mask is known.
  for (let at = 0; at < 9; at += 1) {
    if (drawn[8]?.[at] === undefined) set(at, 8, false);
    if (drawn[at]?.[8] === undefined) set(8, at, false);
  }
  for (let at = 0; at < 8; at += 1) {
    set(size - 1 - at, 8, false);
    set(8, size - 1 - at, false);
  }
  set(8, size - 8, true);
  drawVersion(version, size, set);
  return drawn;
}

function alignmentCentres(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const centres = Array.from({ length: count - 1 }, (_, index) => size - 7 - index * step);
  return [6, ...centres.toReversed()];
}

function drawVersion(
  version: number,
  size: number,
  set: (x: number, y: number, dark: boolean) => void,
): void {
  if (version < 7) return;
  let rest = version;
  for (let step = 0; step < 12; step += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let index = 0; index < 18; index += 1) {
    const dark = ((bits >>> index) & 1) === 1;
    const [a, b] = [size - 11 + (index % 3), Math.floor(index / 3)];
    set(a, b, dark);
    set(b, a, dark);
  }
}

/** Level M and the number of the mask, protected by ten bits of their own, told twice. */
function drawFormat(modules: boolean[][], mask: number, size: number): void {
  let rest = mask;
  for (let step = 0; step < 10; step += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const set = (x: number, y: number, index: number) => {
    const row = modules[y];
    if (row !== undefined) row[x] = ((bits >>> index) & 1) === 1;
  };
  for (let index = 0; index < 6; index += 1) set(8, index, index);
  set(8, 7, 6);
  set(8, 8, 7);
  set(7, 8, 8);
  for (let index = 9; index < 15; index += 1) set(14 - index, 8, index);
  for (let index = 0; index < 8; index += 1) set(size - 1 - index, 8, index);
  for (let index = 8; index < 15; index += 1) set(8, size - 15 + index, index);
}

/** Up and down in columns of two, from the right, around what is drawn already. */
function fill(drawn: Drawn, words: readonly number[], size: number): boolean[][] {
  const modules = drawn.map((row) => row.map((dark) => dark ?? false));
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const isUpward = ((right + 1) & 2) === 0;
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (isReserved(drawn, x, y)) continue;
        const word = words[bit >>> 3] ?? 0;
        const row = modules[y];
        if (row !== undefined) row[x] = ((word >>> (7 - (bit & 7))) & 1) === 1;
        bit += 1;
      }
    }
  }
  return modules;
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** How hard a mask makes it for a reader: long runs, squares, and too much of one colour. */
function penaltyOf(modules: QrModules): number {
  const size = modules.length;
  const at = (x: number, y: number) => modules[y]?.[x] === true;
  let penalty = 0;
  for (let line = 0; line < size; line += 1) {
    for (const read of [(step: number) => at(step, line), (step: number) => at(line, step)]) {
      let run = 1;
      for (let step = 1; step <= size; step += 1) {
        if (step < size && read(step) === read(step - 1)) run += 1;
        else {
          if (run >= 5) penalty += run - 2;
          run = 1;
        }
      }
    }
  }
  let dark = 0;
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const here = at(x, y);
      if (here) dark += 1;
      const isSquare =
        x + 1 < size &&
        y + 1 < size &&
        at(x + 1, y) === here &&
        at(x, y + 1) === here &&
        at(x + 1, y + 1) === here;
      if (isSquare) penalty += 3;
    }
  }
  return penalty + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}
