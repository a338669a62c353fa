import fc from "fast-check";
import { expect, test } from "vitest";
import { timeWithin, type Span } from "./time-here.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute));
const span = (from: number, to: number): Span => ({ from: at(from), to: at(to) });

test.each<[string, Span[], number]>([
  ["nothing", [], 0],
  ["one sitting", [span(10, 20)], 10],
  ["two that part", [span(0, 5), span(30, 40)], 15],
  ["two devices at once", [span(0, 20), span(10, 30)], 30],
  ["one within another", [span(0, 30), span(10, 20)], 30],
  ["what began before", [span(-30, 10)], 10],
  ["what goes on after", [span(50, 90)], 10],
  ["what is over", [span(-30, -10)], 0],
])("%s comes to the time that was spent", (_, spans, minutes) => {
  expect(timeWithin(spans, at(0), at(60))).toBe(minutes * 60_000);
});

test("time is never more than the window, and the order of sittings does not matter", () => {
  const spans = fc.array(
    fc
      .tuple(fc.integer({ min: -60, max: 120 }), fc.integer({ min: 0, max: 90 }))
      .map(([from, length]) => span(from, from + length)),
  );
  fc.assert(
    fc.property(spans, (list) => {
      const spent = timeWithin(list, at(0), at(60));
      expect(spent).toBeGreaterThanOrEqual(0);
      expect(spent).toBeLessThanOrEqual(60 * 60_000);
      expect(timeWithin(list.toReversed(), at(0), at(60))).toBe(spent);
    }),
  );
});
