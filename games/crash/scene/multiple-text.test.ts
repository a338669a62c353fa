import { describe, expect, test } from "vitest";
import { multipleText, readMultiple } from "./multiple-text.ts";

test.each([
  ["en", 23_500, "2.35×"],
  ["de", 23_500, "2,35×"],
  ["es", 12_345_600, "1234,56×"],
] as const)("in %s %i is %s", (locale, multiple, text) => {
  expect(multipleText(multiple, locale)).toBe(text);
});

describe("what is typed", () => {
  test.each([
    ["2", 20_000],
    ["2.", 20_000],
    ["2.5", 25_000],
    ["2,55", 25_500],
    [" 10 × ", 100_000],
    ["1.01x", 10_100],
  ])("%s is %i", (typed, multiple) => {
    expect(readMultiple(typed)).toBe(multiple);
  });

  test.each(["", "x", "-2", "2.555", "1e3", "2 3"])("%j is none", (typed) => {
    expect(readMultiple(typed)).toBeUndefined();
  });
});
