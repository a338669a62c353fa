import { expect, test } from "vitest";
import { readTypedValue, writeTypedValue } from "./read-typed-value.ts";

test.each([
  ["100", "deposit", "100"],
  [" 1 000,50 ", "deposit", "1000.50"],
  ["0", "loss", "0"],
  ["-1", "stake", undefined],
  ["1.000,50", "deposit", "1000.50"],
  ["1,234,567.5", "deposit", "1234567.5"],
  ["1.000.000,50", "deposit", "1000000.50"],
  ["1’000.50", "deposit", "1000.50"],
  // A thousand to one, one to the other: it is not guessed at.
  ["1.000", "deposit", "1.000"],
  ["1.000.50", "deposit", undefined],
  ["1,00,50", "deposit", undefined],
  ["", "deposit", undefined],
  ["ten", "deposit", undefined],
  ["090", "session", "90"],
  ["1.5", "session", undefined],
])("%j of %s is read as %s", (typed, kind, value) => {
  expect(readTypedValue(typed, kind)).toBe(value);
});

test.each([
  ["en-US", "20.00", "20.00"],
  ["de-DE", "20.00", "20,00"],
  ["es-ES", "1000.50", "1000,50"],
  ["de-DE", "5", "5"],
])("in %s, %s stands in the box as %s and is read as it was", (locale, amount, typed) => {
  expect(writeTypedValue(amount, locale)).toBe(typed);
  expect(readTypedValue(typed, "deposit")).toBe(amount);
});
