import { expect, test } from "vitest";
import { mannWhitneyP } from "./mann-whitney.ts";

test("two sets that do not overlap are told apart, whichever comes first", () => {
  const low = [1, 2, 3, 4, 5];
  const high = [6, 7, 8, 9, 10];
  expect(mannWhitneyP(low, high)).toBeCloseTo(0.00902, 4);
  expect(mannWhitneyP(high, low)).toBeCloseTo(0.00902, 4);
});

test("the same samples twice say nothing", () => {
  expect(mannWhitneyP([3, 1, 2], [2, 3, 1])).toBeCloseTo(1, 6);
  expect(mannWhitneyP([7, 7], [7, 7])).toBe(1);
});

test("ties count half, and their correction is made", () => {
  // U = 2.5 of 16, three twos and two threes: z = -5.5 / sqrt(11.2857).
  expect(mannWhitneyP([1, 2, 2, 3], [2, 3, 4, 5])).toBeCloseTo(0.1016, 4);
});
