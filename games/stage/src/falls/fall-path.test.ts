import fc from "fast-check";
import { expect, test } from "vitest";
import { calmPace, comesFrom, fallenAfter, fallMs } from "./fall-path.ts";

test("what falls is where it has to be exactly when its time is over, and never further", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 4_000 }), (rows, ms) => {
      const lasts = fallMs(rows, calmPace);
      expect(fallenAfter(lasts, rows, calmPace)).toBeCloseTo(rows, 9);
      expect(fallenAfter(ms, rows, calmPace)).toBeLessThanOrEqual(rows);
      expect(fallenAfter(ms + 16, rows, calmPace)).toBeGreaterThanOrEqual(
        fallenAfter(ms, rows, calmPace),
      );
    }),
  );
  expect(fallMs(0, calmPace)).toBe(0);
  expect(fallenAfter(-5, 3, calmPace)).toBe(0);
});

test("what is left keeps its order and moves down, and new ones hang above it without a gap", () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }), (removed) => {
      const from = new Int8Array(removed.length);
      comesFrom((row) => removed[row] === true, from);
      const gone = removed.filter(Boolean).length;
      const left = removed.flatMap((isGone, row) => (isGone ? [] : [row]));
      const fresh = Array.from({ length: gone }, (_, above) => above - gone);
      expect([...from]).toEqual([...fresh, ...left]);
      for (const [row, before] of from.entries()) expect(before).toBeLessThanOrEqual(row);
    }),
  );
});
