import { expect, test } from "vitest";
import { rouletteChips } from "../../rules/face.ts";
import { spotBeside, spotOf, spots, type Box } from "./spots.ts";

const looks = ["broad", "upright"] as const;

test("every chip of the rules has its place on the cloth, and none lies outside", () => {
  expect(spots.map(({ name }) => name)).toEqual([...rouletteChips.keys()]);
  for (const spot of spots) {
    for (const look of looks) {
      const { x, y, w, h } = spot[look];
      for (const [middle, size] of [
        [x, w],
        [y, h],
      ] as const) {
        expect(middle - (spot.isField ? size / 2 : 0), spot.name).toBeGreaterThanOrEqual(-1e-4);
        expect(middle + (spot.isField ? size / 2 : 0), spot.name).toBeLessThanOrEqual(1 + 1e-4);
      }
    }
  }
});

test.each(looks)(
  "on the %s cloth no two fields and no two lines are touched at one point",
  (look) => {
    for (const kind of [true, false]) {
      const same = spots.filter(({ isField }) => isField === kind);
      for (const [place, one] of same.entries()) {
        for (const other of same.slice(place + 1)) {
          expect(overlap(one[look], other[look]), `${one.name} and ${other.name}`).toBe(false);
        }
      }
    }
  },
);

test.each(looks)(
  "on the %s cloth a line lies between the numbers it is of, and touches no other",
  (look) => {
    for (const spot of spots.filter(
      ({ isField, kind, numbers }) => !isField && !isOnTheOuterLine(kind, numbers),
    )) {
      const touched = spots.filter(
        ({ kind, numbers, ...field }) =>
          kind === "straight" &&
          numbers.some((one) => spot.numbers.includes(one)) &&
          overlap(field[look], spot[look]),
      );
      expect(touched.flatMap(({ numbers }) => numbers).sort(), spot.name).toEqual(
        [...spot.numbers].sort(),
      );
    }
  },
);

test.each([
  ["straight:17", 1, 0, "split:17-20"],
  ["straight:17", 0, -1, "split:17-18"],
  ["split:17-20", 0, 1, "corner:16-17-19-20"],
  ["straight:1", -1, 0, "split:0-1"],
  ["split:0-2", -1, 0, "straight:0"],
  ["straight:16", 0, 1, "street:16-17-18"],
  ["dozen:2", 0, 1, "red"],
  ["straight:36", 1, 0, "column:3"],
])("on the broad cloth from %s by (%i, %i) one comes to %s", (from, dx, dy, to) => {
  const spot = spotOf(from);
  expect(spot && spotBeside(spot, { dx, dy, isUpright: false }).name).toBe(to);
});

test.each(looks)("by arrows alone every place of the %s cloth is reached from the zero", (look) => {
  const isUpright = look === "upright";
  const zero = spotOf("straight:0");
  const reached = new Set(zero ? [zero] : []);
  for (const spot of reached) {
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      reached.add(spotBeside(spot, { dx, dy, isUpright }));
    }
  }
  const missed = spots.filter((spot) => !reached.has(spot)).map(({ name }) => name);
  expect(missed).toEqual([]);
});

/** Streets, lines and the first four: what they are of lies on one side of them. */
function isOnTheOuterLine(kind: string, numbers: readonly number[]): boolean {
  return kind === "street" || kind === "line" || numbers.join() === "0,1,2,3";
}

function overlap(one: Box, other: Box): boolean {
  const apart = 1e-4;
  return (
    Math.abs(one.x - other.x) < (one.w + other.w) / 2 - apart &&
    Math.abs(one.y - other.y) < (one.h + other.h) / 2 - apart
  );
}
