/**
 * Every address of one family, cut into ranges: the range at `index` begins at
 * `high[index]`:`low[index]`, ends where the next begins, and lies in `names[places[index]]`.
 * Numbers instead of objects: four million of these would cost a process half a gigabyte.
 */
export type Ranges = {
  readonly high: Uint32Array;
  /** IPv6 only: the second half of the network. */
  readonly low: Uint32Array | undefined;
  readonly places: Uint16Array;
  /** `CA:QC`, `CW`; the first is "", a place nobody knows. */
  readonly names: readonly string[];
};

const headerBytes = 9;

/**
 * Count, length of the names and whether there is a low half; the names; the place of each range;
 * then how far each range begins after the one before, in as few bytes as that takes.
 */
export function packRanges({ high, low, places, names }: Ranges): Uint8Array {
  const text = new TextEncoder().encode(names.join(" "));
  const bytes: number[] = [];
  let before = 0;
  let beforeLow = 0;
  for (const [index, start] of high.entries()) {
    putNumber(bytes, start - before);
    if (low !== undefined) {
      const startLow = low[index] ?? 0;
      // Within one upper half the lower grows; in the next it begins anew.
      putNumber(bytes, start === before ? startLow - beforeLow : startLow);
      beforeLow = startLow;
    }
    before = start;
  }
  const packed = new Uint8Array(headerBytes + text.length + places.length * 2 + bytes.length);
  const view = new DataView(packed.buffer);
  view.setUint32(0, high.length, true);
  view.setUint32(4, text.length, true);
  view.setUint8(8, low === undefined ? 0 : 1);
  packed.set(text, headerBytes);
  const placesAt = headerBytes + text.length;
  for (const [index, place] of places.entries()) view.setUint16(placesAt + index * 2, place, true);
  packed.set(bytes, placesAt + places.length * 2);
  return packed;
}

/** Throws where the bytes end too early: half a map would send people to the wrong country. */
export function unpackRanges(packed: Uint8Array): Ranges {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  const count = view.getUint32(0, true);
  const textLength = view.getUint32(4, true);
  const placesAt = headerBytes + textLength;
  const high = new Uint32Array(count);
  const low = view.getUint8(8) === 1 ? new Uint32Array(count) : undefined;
  const places = new Uint16Array(count);
  const names = new TextDecoder().decode(packed.subarray(headerBytes, placesAt)).split(" ");
  for (let index = 0; index < count; index += 1) {
    places[index] = view.getUint16(placesAt + index * 2, true);
  }

  let at = placesAt + count * 2;
  function takeNumber(): number {
    let number = 0;
    let weight = 1;
    for (;;) {
      const byte = packed[at];
      if (byte === undefined) throw new RangeError("the packed ranges end too early");
      at += 1;
      number += (byte & 127) * weight;
      if (byte < 128) return number;
      weight *= 128;
    }
  }

  let start = 0;
  let startLow = 0;
  for (let index = 0; index < count; index += 1) {
    const step = takeNumber();
    start += step;
    high[index] = start;
    if (low === undefined) continue;
    startLow = step === 0 ? startLow + takeNumber() : takeNumber();
    low[index] = startLow;
  }
  if (at !== packed.length) throw new RangeError("the packed ranges go on too long");
  return { high, low, places, names };
}

function putNumber(bytes: number[], number: number): void {
  let rest = number;
  while (rest >= 128) {
    bytes.push((rest % 128) | 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}
