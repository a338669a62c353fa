import { expect, test } from "vitest";
import { readTypedValue } from "./read-typed-value.ts";

test.each([
  ["100", "deposit", "100"],
  [" 1 000,50 ", "deposit", "1000.50"],
  ["0", "loss", "0"],
  ["-1", "stake", undefined],
  ["1.000,50", "deposit", undefined],
  ["", "deposit", undefined],
  ["ten", "deposit", undefined],
  ["090", "session", "90"],
  ["1.5", "session", undefined],
])("%j of %s is read as %s", (typed, kind, value) => {
  expect(readTypedValue(typed, kind)).toBe(value);
});
