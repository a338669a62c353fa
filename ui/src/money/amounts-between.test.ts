import fc from "fast-check";
import { expect, test } from "vitest";
import { amountsBetween } from "./amounts-between.ts";

test("a balance passes through exact amounts on its way", () => {
  expect(amountsBetween("0.00", "1.20")).toEqual([
    "0.10",
    "0.20",
    "0.30",
    "0.40",
    "0.50",
    "0.60",
    "0.70",
    "0.80",
    "0.90",
    "1.00",
    "1.10",
  ]);
});

test("nothing to count where nothing changed or nothing is a number", () => {
  expect(amountsBetween("5.00", "5.00")).toEqual([]);
  expect(amountsBetween("", "5.00")).toEqual([]);
});

test("every amount on the way is a decimal between the two ends", () => {
  const minor = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
  const text = (cents: bigint) =>
    `${cents < 0n ? "-" : ""}${(cents < 0n ? -cents : cents) / 100n}.${String((cents < 0n ? -cents : cents) % 100n).padStart(2, "0")}`;
  fc.assert(
    fc.property(minor, minor, (from, to) => {
      for (const amount of amountsBetween(text(from), text(to))) {
        expect(amount).toMatch(/^-?\d+\.\d{2}$/);
        const cents = BigInt(amount.replace(".", ""));
        expect(cents >= (from < to ? from : to) && cents <= (from < to ? to : from)).toBe(true);
      }
    }),
  );
});
