import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decideHold, type HoldFacts } from "./decide-hold.ts";

const now = new Date("2026-11-22T12:00:00Z");
const in2031 = new Date("2031-11-21T12:00:00Z");
const nothing: HoldFacts = {
  now,
  isHeldByStaff: false,
  hasOpenBalance: false,
  hasMoneyUnderWay: false,
  lastMovedAt: null,
  retentionDays: 5 * 365,
  excludedUntil: null,
  askedUntil: null,
};

describe("what keeps a player from being forgotten", () => {
  test.each<[string, Partial<HoldFacts>, readonly string[], Date]>([
    ["nothing", {}, [], now],
    ["money of theirs, without a day", { hasOpenBalance: true }, ["OPEN_BALANCE"], now],
    ["money on its way, without a day", { hasMoneyUnderWay: true }, ["MONEY_UNDER_WAY"], now],
    ["a dispute, without a day", { isHeldByStaff: true }, ["LEGAL_HOLD"], now],
    ["an exclusion for good, without a day", { excludedUntil: "ever" }, ["EXCLUSION"], now],
    ["money that moved, for the years of the law", { lastMovedAt: now }, ["RETENTION"], in2031],
    ["money that moved long ago, no more", { lastMovedAt: new Date("2019-01-01") }, [], now],
    ["an exclusion that is over, no more", { excludedUntil: new Date("2026-11-01") }, [], now],
    [
      "a day that staff named",
      { askedUntil: new Date("2027-01-01") },
      ["STAFF"],
      new Date("2027-01-01"),
    ],
    [
      "everything at once, until the last day",
      {
        isHeldByStaff: true,
        hasOpenBalance: true,
        hasMoneyUnderWay: true,
        lastMovedAt: now,
        excludedUntil: new Date("2027-05-22"),
        askedUntil: new Date("2027-01-01"),
      },
      ["LEGAL_HOLD", "OPEN_BALANCE", "MONEY_UNDER_WAY", "EXCLUSION", "RETENTION", "STAFF"],
      in2031,
    ],
  ])("%s", (_, change, reasons, until) => {
    const hold = decideHold({ ...nothing, ...change });
    expect(hold.reasons).toEqual(reasons);
    expect(hold.until).toEqual(until);
    expect(hold.hasDay).toBe(until > now);
  });

  test("a day further away never shortens it, and no day lies behind us", () => {
    const day = fc.date({
      min: new Date("2000-01-01"),
      max: new Date("2060-01-01"),
      noInvalidDate: true,
    });
    const facts = fc.record({
      now: fc.constant(now),
      isHeldByStaff: fc.boolean(),
      hasOpenBalance: fc.boolean(),
      hasMoneyUnderWay: fc.boolean(),
      lastMovedAt: fc.option(day),
      retentionDays: fc.nat(10_000),
      excludedUntil: fc.option(fc.oneof(day, fc.constant("ever" as const))),
      askedUntil: fc.option(day),
    });
    fc.assert(
      fc.property(facts, fc.nat(1_000), (known, more) => {
        const hold = decideHold(known);
        const longer = decideHold({ ...known, retentionDays: known.retentionDays + more });
        expect(hold.until.getTime()).toBeGreaterThanOrEqual(now.getTime());
        expect(longer.until.getTime()).toBeGreaterThanOrEqual(hold.until.getTime());
        expect(hold.hasDay && hold.reasons.length === 0).toBe(false);
      }),
    );
  });
});
