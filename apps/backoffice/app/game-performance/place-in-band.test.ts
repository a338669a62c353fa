import { expect, test } from "vitest";
import { placeInBand } from "./place-in-band.ts";

test.each([
  [0.99, 50],
  [0.98, 25],
  [1.0, 75],
  [0.5, 2],
  [2, 98],
])("a return of %d stands at %d", (actual, mark) => {
  expect(placeInBand({ actual, low: 0.98, high: 1.0 }).mark).toBeCloseTo(mark, 6);
});

test("a band without a width is a line", () => {
  expect(placeInBand({ actual: 1, low: 1, high: 1 })).toEqual({
    band: { from: 49, to: 51 },
    mark: 50,
  });
});
