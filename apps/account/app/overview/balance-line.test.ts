import fc from "fast-check";
import { expect, test } from "vitest";
import { balanceLine } from "./balance-line.ts";

const points = (...amounts: string[]) =>
  amounts.map((amount, day) => ({
    at: new Date(Date.UTC(2026, 10, 1 + day)).toISOString(),
    amount,
  }));

test("the lowest lies below, the highest above, and time goes to the right", () => {
  expect(balanceLine(points("10.00", "30.00", "20.00"))).toMatchObject({
    line: "0,100 50,0 100,50",
    last: { x: 100, y: 50 },
    lowest: { amount: "10.00" },
    highest: { amount: "30.00" },
  });
});

test.each([
  ["nothing", []],
  ["one day", ["5.00"]],
  ["days on which nothing moved", ["5.00", "5.00", "5.00"]],
])("%s draw no line", (_, amounts) => {
  expect(balanceLine(points(...amounts))).toBeUndefined();
});

test("whatever the amounts, the line stays in its box", () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => (cents / 100).toFixed(2));
  fc.assert(
    fc.property(fc.array(amount, { minLength: 2, maxLength: 15 }), (amounts) => {
      const drawn = balanceLine(points(...amounts));
      const places = drawn?.line.split(/[ ,]/).map(Number) ?? [];
      expect(places.every((place) => place >= 0 && place <= 100)).toBe(true);
    }),
  );
});
