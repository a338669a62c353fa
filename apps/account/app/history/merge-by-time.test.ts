import fc from "fast-check";
import { expect, test } from "vitest";

import { mergeByTime } from "./merge-by-time.ts";

const list = (...days: readonly number[]) => days.map((day) => ({ at: `2026-11-${day}` }));
const daysOf = (items: readonly { at: string }[]) => items.map(({ at }) => Number(at.slice(8)));

test.each([
  ["both are whole", [29, 25, 20], false, [28, 21], false, [29, 28, 25, 21, 20]],
  [
    "one goes on: nothing older than its end is told yet",
    [29, 25],
    true,
    [28, 21],
    false,
    [29, 28, 25],
  ],
  ["both go on", [29, 25], true, [28], true, [29, 28]],
  ["nothing of one is there yet", [29], false, [], true, []],
  ["one is empty", [], false, [28, 21], false, [28, 21]],
  ["both are", [], false, [], false, []],
])("%s", (_, one, oneGoesOn, other, otherGoesOn, merged) => {
  const both = mergeByTime(
    { items: list(...one), hasMore: oneGoesOn },
    { items: list(...other), hasMore: otherGoesOn },
  );
  expect(daysOf(both)).toEqual(merged);
});

const days = fc
  .array(fc.integer({ min: 10, max: 30 }))
  .map((some) => some.toSorted((one, other) => other - one));

test("whatever comes in whole is there once and in order", () => {
  fc.assert(
    fc.property(days, days, (one, other) => {
      const merged = mergeByTime(
        { items: list(...one), hasMore: false },
        { items: list(...other), hasMore: false },
      );
      expect(daysOf(merged)).toEqual([...one, ...other].toSorted((a, b) => b - a));
    }),
  );
});
