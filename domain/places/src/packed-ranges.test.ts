import fc from "fast-check";
import { expect, test } from "vitest";
import { findRange } from "./find-range.ts";
import { packRanges, unpackRanges, type Ranges } from "./packed-ranges.ts";

const names = ["", "CW", "CA:QC", "US:NJ"];
const word = fc.oneof(fc.nat(0xffffffff), fc.constantFrom(0, 1, 127, 128, 0xffffffff));

/** Ranges in order, the first of which begins at nothing, as any map does. */
const ranges = (family: 4 | 6): fc.Arbitrary<Ranges> =>
  fc
    .array(fc.tuple(word, family === 4 ? fc.constant(0) : word, fc.nat(names.length - 1)), {
      maxLength: 60,
    })
    .map((given) => {
      const starts = [[0, 0, 0] as const, ...given]
        .toSorted((one, other) => one[0] - other[0] || one[1] - other[1])
        .filter(
          ([high, low], index, all) => high !== all[index - 1]?.[0] || low !== all[index - 1]?.[1],
        );
      return {
        high: Uint32Array.from(starts, ([high]) => high),
        low: family === 4 ? undefined : Uint32Array.from(starts, ([, low]) => low),
        places: Uint16Array.from(starts, ([, , place]) => place),
        names,
      };
    });

const anyRanges = fc.oneof(ranges(4), ranges(6));

test("what was packed comes out again", () => {
  fc.assert(
    fc.property(anyRanges, (map) => {
      expect(unpackRanges(packRanges(map))).toEqual(map);
    }),
  );
});

test("half a file is no map, and neither is one with something behind it", () => {
  fc.assert(
    fc.property(anyRanges, fc.nat(), (map, cut) => {
      const packed = packRanges(map);
      expect(() => unpackRanges(packed.subarray(0, cut % packed.length))).toThrow(RangeError);
      expect(() => unpackRanges(Uint8Array.of(...packed, 0))).toThrow(RangeError);
    }),
  );
});

test("the search finds what a look at every range finds", () => {
  fc.assert(
    fc.property(anyRanges, word, word, fc.nat(), (map, high, low, near) => {
      // Half of the questions hit the very edge of a range.
      const edge = near % map.high.length;
      const asked = [
        { high, low: map.low === undefined ? 0 : low },
        { high: map.high[edge] ?? 0, low: map.low?.[edge] ?? 0 },
      ];
      for (const address of asked) expect(findRange(map, address)).toBe(findSlowly(map, address));
    }),
  );
});

function findSlowly(map: Ranges, address: { high: number; low: number }): string {
  let found = "";
  for (const [index, high] of map.high.entries()) {
    const begins = high * 2 ** 32 + (map.low?.[index] ?? 0);
    const isBefore =
      high < address.high || (high === address.high && (map.low?.[index] ?? 0) <= address.low);
    if (isBefore) found = map.names[map.places[index] ?? 0] ?? "";
    else expect(begins).toBeGreaterThan(0);
  }
  return found;
}
