import { expect, test } from "vitest";
import { coinsToPay, drawQr } from "./methods/crypto.ts";
import { findOutcome, outcomes } from "./outcomes.ts";
import { methods, partOf } from "./payments.ts";
import { english } from "./words/english.ts";
import { wordsIn } from "./words/words-in.ts";

test.each(methods)(
  "each test value of %s leads to one outcome, with words in every language",
  (method) => {
    for (const outcome of outcomes[method]) {
      expect(findOutcome(method, ` ${outcome.typed.toLowerCase()} `)).toBe(outcome);
      for (const language of ["en", "es", "de"]) {
        expect(wordsIn(language).outcomes[outcome.means]).not.toBe("");
      }
    }
    expect(findOutcome(method, "4111 1111 1111 1111")).toBeUndefined();
    expect(findOutcome(method, "")).toBeUndefined();
  },
);

test("no word of an outcome is said by nobody", () => {
  const said = new Set(Object.values(outcomes).flatMap((some) => some.map(({ means }) => means)));
  expect([...said].toSorted()).toEqual(Object.keys(english.outcomes).toSorted());
});

test.each([
  ["20.00", 90, "18.00"],
  ["0.01", 90, "0.00"],
  ["1500", 110, "1650"],
  ["0.00020000", 90, "0.00018000"],
])("of %s, %s in a hundred are %s", (amount, percent, came) => {
  expect(partOf(amount, percent)).toBe(came);
});

test.each([
  ["100.00", "USD", "0.00200000"],
  ["20.01", "EUR", "0.00044467"],
  ["0.00020000", "BTC", "0.00020000"],
])("%s %s are %s coins, on the test network", (amount, currency, sum) => {
  const { address, uri, ...coins } = coinsToPay({ id: "payment", amount, currency });
  expect(coins.sum).toBe(sum);
  expect(address).toMatch(/^tb1q/);
  expect(uri).toBe(`bitcoin:${address}?amount=${sum}`);
  expect(drawQr(uri)).toContain("<svg");
});
