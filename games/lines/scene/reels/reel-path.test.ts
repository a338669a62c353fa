import fc from "fast-check";
import { expect, test } from "vitest";
import { kingfisherConfig as config } from "../../rules/face.ts";
import { landsAt, leftAt, runsOf } from "./reel-path.ts";
import { waitedFrom } from "./spin-reels.ts";

test("a reel begins where it lay, comes down without turning back, and lies where it was decided", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 5 }), (reel, waited) => {
      const run = runsOf(5, waited)[reel];
      if (run === undefined) throw new Error("five reels");
      expect(leftAt(0, run)).toBe(run.passes);
      expect(leftAt(run.lastsMs, run)).toBeCloseTo(0, 9);
      let before = Infinity;
      for (let ms = 120; ms < landsAt(run); ms += 7) {
        const left = leftAt(ms, run);
        expect(left).toBeLessThanOrEqual(before);
        before = left;
      }
      for (let ms = landsAt(run); ms < run.lastsMs; ms += 7) {
        expect(leftAt(ms, run)).toBeLessThanOrEqual(0);
        expect(leftAt(ms, run)).toBeGreaterThan(-0.25);
      }
    }),
  );
});

test("reels stop one after the other, and those that are waited for later still", () => {
  const ends = runsOf(5, 3).map(landsAt);
  expect(ends).toEqual(ends.toSorted((one, other) => one - other));
  expect((ends[3] ?? 0) - (ends[2] ?? 0)).toBeGreaterThan(1_000);
  expect(runsOf(5).map(landsAt)[4]).toBeLessThan(ends[3] ?? 0);
});

test.each([
  [["ripple", "ripple", "ten", "ten", "ten"], 2],
  [["ripple", "ten", "ripple", "ten", "ten"], 3],
  [["ten", "ten", "ripple", "ripple", "ripple"], 4],
  [["ripple", "ten", "ten", "ten", "ripple"], 5],
  [["ten", "ten", "ten", "ten", "ten"], 5],
] as const)("with %j on the reels they are waited for from %i", (tops, reel) => {
  expect(
    waitedFrom(
      tops.map((symbol) => [symbol, "jack", "queen"]),
      config,
    ),
  ).toBe(reel);
});
