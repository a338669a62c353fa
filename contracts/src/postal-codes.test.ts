import { expect, test } from "vitest";
import { countryCodes } from "./countries.ts";
import { expectedPostalCode } from "./postal-codes.ts";

test.each([
  // country, typed, what is expected instead
  ["NL", "1012 AB", undefined],
  ["NL", "1012ab", undefined],
  ["NL", "1012", "1012 AB"],
  ["NL", "AB 1012", "1012 AB"],
  ["DE", "10115", undefined],
  ["DE", "1011", "10115"],
  ["DE", "1O115", "10115"],
  ["GB", "SW1A 1AA", undefined],
  ["GB", "m1 1ae", undefined],
  ["GB", "EC1A1BB", undefined],
  ["GB", "SW1A", "SW1A 1AA"],
  ["US", "10001", undefined],
  ["US", "10001-1234", undefined],
  ["US", "1000", "10001"],
  ["IE", "D02 X285", undefined],
  ["IE", "A65 F4E2", undefined],
  ["IE", "D6W XY00", undefined],
  ["IE", "D02 X2", "D02 X285"],
  ["LV", "1010", undefined],
  ["PL", "00001", undefined],
  ["SE", "111.20", "111 20"],
  ["NL", "*******", "1012 AB"],
  // No codes are in use on Curaçao, and nothing is known of what is no country.
  ["CW", "0000", undefined],
  ["CW", "whatever it is", undefined],
  ["constructor", "1", undefined],
])("in %s, %s: %s", (country, typed, expected) => {
  expect(expectedPostalCode(country, typed)).toBe(expected);
});

test("whatever is expected is taken, in every country", () => {
  const expected = countryCodes.flatMap((country) => {
    const code = expectedPostalCode(country, "");
    return code === undefined ? [] : [{ country, code }];
  });
  expect(expected.length).toBeGreaterThan(80);
  for (const { country, code } of expected) {
    expect([country, expectedPostalCode(country, code)]).toEqual([country, undefined]);
  }
});
