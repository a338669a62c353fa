import fc from "fast-check";
import { expect, test } from "vitest";
import { landingsBetween, rollAt } from "./roll-path.ts";

const place = fc.float({ min: 0, max: 1, noNaN: true });

test("wherever it comes from, the die ends exactly where it has to, flat on its resting side", () => {
  fc.assert(
    fc.property(place, place, (from, to) => {
      const end = rollAt(1, { from, to });
      expect(end.at).toBeCloseTo(to, 10);
      expect(end).toMatchObject({ lift: 0, frame: 0 });
      expect(end.squash).toBeCloseTo(0, 10);
    }),
  );
});

test("it crouches back before it leaps", () => {
  expect(rollAt(0.1, { from: 0.2, to: 0.8 }).at).toBeLessThan(0.2);
  expect(rollAt(0.1, { from: 0.8, to: 0.2 }).at).toBeGreaterThan(0.8);
  expect(rollAt(0, { from: 0.2, to: 0.8 })).toEqual({ at: 0.2, lift: 0, frame: 0, squash: 0 });
});

test("it is never under the ruler, and leaps less each time", () => {
  const lifts = Array.from(
    { length: 200 },
    (_, step) => rollAt(step / 200, { from: 0, to: 1 }).lift,
  );
  expect(Math.min(...lifts)).toBeGreaterThanOrEqual(0);
  const highest = (from: number, to: number) =>
    Math.max(...lifts.slice(Math.round(from * 200), Math.round(to * 200)));
  expect(highest(0.13, 0.52)).toBeGreaterThan(highest(0.53, 0.77));
  expect(highest(0.53, 0.77)).toBeGreaterThan(highest(0.78, 0.9));
});

test("a landing is heard once, however the frames fall", () => {
  expect(landingsBetween(0, 1)).toHaveLength(3);
  expect([...landingsBetween(0, 0.52), ...landingsBetween(0.52, 1)]).toHaveLength(3);
  expect(landingsBetween(0.6, 0.7)).toEqual([]);
});
