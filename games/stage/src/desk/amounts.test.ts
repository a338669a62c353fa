import { expect, test } from "vitest";
import { less, plus, readStake, readTyped, stepStake } from "./amounts.ts";

const steps = ["0.10", "0.50", "1.00", "5.00"];

test.each([
  ["1.00", 1, "5.00"],
  ["1.00", -1, "0.50"],
  ["0.75", 1, "1.00"],
  ["0.75", -1, "0.50"],
  ["5.00", 1, "5.00"],
  ["0.10", -1, "0.10"],
] as const)("from %s a step by %i leads to %s", (stake, by, next) => {
  expect(stepStake(stake, { steps, by, currency: "USD" })).toBe(next);
});

test.each([
  ["600", "500.00"],
  ["0.01", "0.10"],
  ["2,5", "2.50"],
  ["$12.34", "12.34"],
  ["12,34 €", "12.34"],
  ["", undefined],
  ["much", undefined],
  ["1.23456", undefined],
])("%j is typed: %s is staked", (typed, stake) => {
  expect(readStake(typed, { min: "0.10", max: "500.00", currency: "USD" })).toBe(stake);
});

test.each([
  ["1.250,50 $", "1250.50"],
  ["1,250", "1250"],
  ["US$ 1 000,5", "1000.5"],
  [",5", "0.5"],
  ["5.", "5.0"],
])("%j is read as %s", (typed, read) => {
  expect(readTyped(typed)).toBe(read);
});

test("sums and differences are exact, whatever the scale of the currency", () => {
  expect(plus("0.1", "0.2", "USD")).toBe("0.30");
  expect(less("1", "0.00000001", "BTC")).toBe("0.99999999");
  expect(less("100", "250", "JPY")).toBe("-150");
});
