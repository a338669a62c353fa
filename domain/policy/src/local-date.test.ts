import { expect, test } from "vitest";
import { localDateAt } from "./local-date.ts";

test.each([
  // place, instant, day there
  ["CW", "2026-03-01T03:59:59Z", "2026-02-28"],
  ["CW", "2026-03-01T04:00:00Z", "2026-03-01"],
  ["JP", "2026-02-28T15:00:00Z", "2026-03-01"],
  ["DE", "2026-07-01T21:59:59Z", "2026-07-01"],
  ["DE", "2026-07-01T22:00:00Z", "2026-07-02"],
  // Several zones: the one still behind counts (Hawaii and the Aleutians).
  ["US", "2026-03-01T08:00:00Z", "2026-02-28"],
  ["US", "2026-03-01T10:00:00Z", "2026-03-01"],
])("in %s it is at %s the %s", (countryCode, instant, day) => {
  expect(localDateAt({ countryCode }, new Date(instant))).toBe(day);
});

test.each([[undefined], ["ZZ"], ["nowhere"], [""]])(
  "an unknown place (%s) is taken to be the last on earth to reach a day",
  (countryCode) => {
    expect(localDateAt({ countryCode }, new Date("2026-03-01T11:59:59Z"))).toBe("2026-02-28");
    expect(localDateAt({ countryCode }, new Date("2026-03-01T12:00:00Z"))).toBe("2026-03-01");
  },
);
