import { assert as holds, constantFrom, property } from "fast-check";
import { expect, test } from "vitest";
import { policyFor, recordFor, stricterOf } from "./policy-for.ts";
import type { Place } from "./policy.ts";
import { policyRecords } from "./records.ts";

const now = new Date("2026-11-20T12:00:00Z");

test.each<[Place, string, number]>([
  [{ countryCode: "CW" }, "CW", 18],
  [{ countryCode: "GB" }, "GB", 18],
  [{ countryCode: "MT" }, "MT", 18],
  [{ countryCode: "DE" }, "DE", 18],
  [{ countryCode: "DE", subdivision: "BY" }, "DE", 18],
  [{ countryCode: "CA", subdivision: "ON" }, "ON", 19],
  [{ countryCode: "CA", subdivision: "QC" }, "DEFAULT", 21],
  [{ countryCode: "CA" }, "DEFAULT", 21],
  [{ countryCode: "US", subdivision: "NJ" }, "NJ", 21],
  [{ countryCode: "US", subdivision: "UT" }, "DEFAULT", 21],
  [{ subdivision: "NJ" }, "DEFAULT", 21],
  [{ countryCode: "ZZ" }, "DEFAULT", 21],
  [{}, "DEFAULT", 21],
])("%j stands under %s, from %i years", (place, code, age) => {
  const record = recordFor(place, now);
  expect(record.code).toBe(code);
  expect(record.rules.minimumAgeYears).toBe(age);
});

test("a record counts from its first local day, and the one before it until then", () => {
  const place = { countryCode: "GB" };
  // 2025-04-08 23:30 UTC is already 9 April in London, which keeps summer time.
  expect(recordFor(place, new Date("2025-04-08T22:30:00Z")).rules.stakeLimits).toEqual([]);
  expect(recordFor(place, new Date("2025-04-08T23:30:00Z")).rules.stakeLimits).toEqual([
    { product: "casino", currency: "GBP", minorMax: 500n },
  ]);
});

test("a place whose record is not yet in force stands under the strictest", () => {
  expect(recordFor({ countryCode: "DE" }, new Date("2021-06-30T12:00:00Z")).code).toBe("DEFAULT");
});

test("of residence and present place the stricter counts, field by field, and both are named", () => {
  const policy = policyFor({
    residence: { countryCode: "CW" },
    present: { countryCode: "CA", subdivision: "ON" },
    now,
  });
  expect(policy).toMatchObject({
    minimumAgeYears: 19,
    autoplay: false,
    practiceByVisitors: true,
    roundMsMin: 2_500,
    realityCheckMinutes: 60,
  });
  expect(policy.sources.map((source) => source.code)).toEqual(["CW", "ON"]);
});

test("the demo place has everything on", () => {
  const demo = { countryCode: "CW" };
  expect(policyFor({ residence: demo, present: demo, now })).toMatchObject({
    cancelPendingWithdrawal: true,
    transferBetweenPlayers: true,
    practiceByVisitors: true,
    autoplay: true,
    bonusBuy: true,
    roundMsMin: 0,
    stakeLimits: [],
    realityCheckMinutes: null,
  });
});

test("the strictest record grants nothing that any record with products withholds", () => {
  const strictest = recordFor({}, now).rules;
  const serving = policyRecords.filter(({ rules }) => rules.products.length > 0);
  for (const { code, rules } of serving) {
    const merged = stricterOf(strictest, rules);
    const apart = { stakeLimits: [], imposedLimits: [], documentDuties: [], helplines: [] };
    expect({ ...merged, ...apart }, code).toEqual({ ...strictest, ...apart });
    expect(merged.helplines, code).toEqual(expect.arrayContaining([...rules.helplines]));
  }
});

test("merging never depends on which place is home, and never loosens either side", () => {
  const anyRules = constantFrom(...policyRecords.map((record) => record.rules));
  holds(
    property(anyRules, anyRules, (one, other) => {
      const merged = stricterOf(one, other);
      const turned = stricterOf(other, one);
      const apart = { stakeLimits: [], imposedLimits: [], documentDuties: [] };
      expect({ ...merged, ...apart }).toEqual({ ...turned, ...apart });
      expect(new Set(merged.stakeLimits)).toEqual(new Set(turned.stakeLimits));
      expect(new Set(merged.imposedLimits)).toEqual(new Set(turned.imposedLimits));
      expect(new Set(merged.documentDuties)).toEqual(new Set(turned.documentDuties));
      expect(merged.documentDuties).toEqual(expect.arrayContaining([...one.documentDuties]));
      expect(merged.documentKeeping.closedDays).toBeGreaterThanOrEqual(
        one.documentKeeping.closedDays,
      );
      expect(merged.limitRaiseHours).toBeGreaterThanOrEqual(one.limitRaiseHours);
      expect(merged.exclusionMonthsMin).toBeGreaterThanOrEqual(one.exclusionMonthsMin);
      expect(merged.breakHoursMax).toBeGreaterThanOrEqual(one.breakHoursMax);
      expect(one.realityCheckBlocks && !merged.realityCheckBlocks).toBe(false);
      expect(merged.minimumAgeYears).toBeGreaterThanOrEqual(one.minimumAgeYears);
      expect(merged.roundMsMin).toBeGreaterThanOrEqual(one.roundMsMin);
      expect(one.products).toEqual(expect.arrayContaining([...merged.products]));
      expect(merged.bonusBuy && !one.bonusBuy).toBe(false);
      expect(merged.helplines).toEqual(expect.arrayContaining([...one.helplines]));
    }),
  );
});

test("every place keeps what the law of most places asks: a day before a raise, half a year at least", () => {
  for (const { code, rules } of policyRecords) {
    expect(rules.limitRaiseHours, code).toBeGreaterThanOrEqual(24);
    expect(rules.exclusionMonthsMin, code).toBeGreaterThanOrEqual(6);
    expect([rules.breakHoursMin, rules.breakHoursMax], code).toEqual([24, 1_008]);
    expect(rules.limitsOffered, code).toEqual(["deposit", "loss", "stake", "session"]);
  }
});

test("no two records of a place begin on the same day", () => {
  const keys = policyRecords.map((record) => `${record.place} ${record.effectiveFrom}`);
  expect(new Set(keys).size).toBe(keys.length);
});
