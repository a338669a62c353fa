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

test("of a hundred PINs, ninety-nine are left to choose from", () => {
  const everySeventh = Array.from({ length: 142_857 }, (_, n) => String(n * 7).padStart(6, "0"));
  const refused = everySeventh.filter((pin) => isSimplePin(pin, born)).length;
  expect(refused / everySeventh.length).toBeLessThan(0.01);
  expect(refused).toBeGreaterThan(0);
});
