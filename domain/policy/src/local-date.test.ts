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

test("a day begins with its first minute, however often the last one was asked about", () => {
  const place = { countryCode: "CW" };
  const asked = ["03:59:00", "03:59:59", "04:00:00", "03:59:59"];
  const days = asked.map((time) => localDateAt(place, new Date(`2026-03-01T${time}Z`)));
  expect(days).toEqual(["2026-02-28", "2026-02-28", "2026-03-01", "2026-02-28"]);
});

test("every day on earth begins with a whole minute", () => {
  const begins = new Date("2026-01-01T00:00:30Z");
  const zones = Intl.supportedValuesOf("timeZone");
  const halfMinutesOff = zones.filter((timeZone) => {
    const seconds = new Intl.DateTimeFormat("en", { timeZone, second: "numeric" });
    return seconds.format(begins) !== "30";
  });
  expect(halfMinutesOff).toEqual([]);
});
