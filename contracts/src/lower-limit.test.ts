import { expect, test } from "vitest";
import { findLowerLimit } from "./lower-limit.ts";

test.each([
  // day, week, month, and which counts for the day and the week
  ["500", "100", null, ["week", undefined]],
  ["100", "500", "900", [undefined, undefined]],
  ["500", "400", "300", ["month", "month"]],
  ["500", null, "499.99", ["month", undefined]],
  ["500", "500.00", "500", [undefined, undefined]],
  ["9", "10", "11", [undefined, undefined]],
  [null, "10", "5", [undefined, "month"]],
  [null, null, null, [undefined, undefined]],
] as const)("24 h %s, 7 days %s, a month %s: %j", (day, week, month, counts) => {
  const limits = { day, week, month };
  expect([findLowerLimit("day", limits), findLowerLimit("week", limits)]).toEqual(counts);
  expect(findLowerLimit("month", limits)).toBeUndefined();
});
