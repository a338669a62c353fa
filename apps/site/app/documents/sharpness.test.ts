import { expect, test } from "vitest";

import { isSharp, sharpnessOf } from "./sharpness.ts";

const side = 64;

/** Stripes like print, drawn by what a place has of black. */
function pixelsOf(blackAt: (x: number, y: number) => number) {
  const data = new Uint8ClampedArray(4 * side * side);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      data.fill(255 * (1 - blackAt(x, y)), 4 * (y * side + x), 4 * (y * side + x) + 3);
    }
  }
  return { data, width: side, height: side };
}

const print = pixelsOf((x) => (x % 8 < 4 ? 1 : 0));
const smeared = pixelsOf((x) => 0.5 + 0.5 * Math.sin((2 * Math.PI * x) / 48));
const wall = pixelsOf(() => 0.3);

test("print is sharp, the same print smeared is not, and neither is a wall", () => {
  expect([print, smeared, wall].map(isSharp)).toEqual([true, false, false]);
  expect(sharpnessOf(wall)).toBe(0);
});

test("nothing to look at is not sharp", () => {
  expect(isSharp({ data: new Uint8ClampedArray(4), width: 1, height: 1 })).toBe(false);
});
