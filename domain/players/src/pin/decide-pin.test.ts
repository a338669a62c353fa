import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isSimplePin } from "./decide-pin.ts";

const born = "1990-04-02";

test.each(["000000", "123456", "654321", "890123", "135791", "123123", "121212", "112233"])(
  "%s is what others would try",
  (pin) => expect(isSimplePin(pin, born)).toBe(true),
);

test.each(["020490", "040290", "900402", "199004", "041990"])("%s is the own birthday", (pin) => {
  expect(isSimplePin(pin, born)).toBe(true);
  expect(isSimplePin(pin, "1971-11-27")).toBe(false);
});

test.each(["271828", "314159", "482913", "100200", "123457"])("%s will do", (pin) => {
  expect(isSimplePin(pin, born)).toBe(false);
});

test("most PINs are left to choose from", () => {
  const pins = fc
    .integer({ min: 0, max: 999_999 })
    .map((number) => String(number).padStart(6, "0"));
  const tried = fc.sample(pins, 1_000);
  expect(tried.filter((pin) => isSimplePin(pin, born)).length).toBeLessThan(20);
});
