import fc from "fast-check";
import { expect, test } from "vitest";
import { clockOf, instantOf, spellMoment } from "./zoned-moment.ts";

test.each([
  ["America/Curacao", "2026-11-21T18:00", "2026-11-21T22:00:00.000Z"],
  ["Europe/Malta", "2026-01-15T18:00", "2026-01-15T17:00:00.000Z"],
  ["Europe/Malta", "2026-07-15T18:00", "2026-07-15T16:00:00.000Z"],
  ["Asia/Kolkata", "2026-07-15T00:15", "2026-07-14T18:45:00.000Z"],
  ["America/Curacao", "2026-11-21T18:00:30", "2026-11-21T22:00:30.000Z"],
])("in %s, %s is %s", (zone, clock, instant) => {
  expect(instantOf(clock, zone)?.toISOString()).toBe(instant);
});

test("a time that comes twice is its first, one that is skipped goes on where the old clock would be", () => {
  expect(instantOf("2026-10-25T02:30", "Europe/Malta")?.toISOString()).toBe(
    "2026-10-25T00:30:00.000Z",
  );
  expect(instantOf("2026-03-29T02:30", "Europe/Malta")?.toISOString()).toBe(
    "2026-03-29T01:30:00.000Z",
  );
});

test.each(["", "tomorrow", "2026-13-01T00:00", "2026-11-21"])("%j is no moment", (clock) => {
  expect(instantOf(clock, "Europe/Malta")).toBeUndefined();
});

test("an instant shown on a clock and read back is the same instant, but for the hour that comes twice", () => {
  const zones = ["America/Curacao", "Europe/Malta", "Asia/Kolkata", "Pacific/Auckland", "UTC"];
  const minutes = fc.integer({ min: 29_000_000, max: 31_000_000 });
  fc.assert(
    fc.property(fc.constantFrom(...zones), minutes, (zone, minute) => {
      const instant = new Date(minute * 60_000);
      const read = instantOf(clockOf(instant, zone), zone);
      const lost = instant.getTime() - (read?.getTime() ?? 0);
      return lost === 0 || lost === 3_600_000;
    }),
  );
});

test("a moment is spelt on the brand's clock and in UTC", () => {
  expect(spellMoment(new Date("2026-11-21T22:00:00Z"), "America/Curacao")).toBe(
    "21 Nov 2026, 18:00 in Curacao (22:00 UTC)",
  );
  expect(spellMoment(new Date("2026-11-22T01:00:00Z"), "America/Curacao")).toBe(
    "21 Nov 2026, 21:00 in Curacao (22 Nov 2026, 01:00 UTC)",
  );
});
