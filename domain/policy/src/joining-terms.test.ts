import { expect, test } from "vitest";
import { decideJoining } from "./decide-joining.ts";
import { joiningTerms } from "./joining-terms.ts";

const now = new Date("2026-11-30T12:00:00Z");
const terms = joiningTerms(now);

test("every place with a record of its own is named, and all others share one", () => {
  expect(Object.keys(terms.places)).toEqual(expect.arrayContaining(["CW", "CA:ON", "US:NJ"]));
  expect(terms.elsewhere.minimumAgeYears).toBeGreaterThanOrEqual(18);
});

test.each(["CU", "IR", "KP", "MM"])("nobody who lives in %s is offered anything", (countryCode) => {
  expect(terms.places[countryCode]?.isOffered).toBe(false);
  const facts = { dateOfBirth: "1970-01-01", residence: { countryCode }, now };
  const refused = { ok: false, refusal: { code: "country_not_offered" } };
  expect(decideJoining({ ...facts, present: { countryCode: "CW" } })).toEqual(refused);
  // Nor whoever is there while they live elsewhere.
  const away = { ...facts, residence: { countryCode: "CW" }, present: { countryCode } };
  expect(decideJoining(away)).toEqual(refused);
});

test.each([...Object.entries(terms.places), ["ZZ", terms.elsewhere] as const])(
  "a form that goes by the terms of %s is not told otherwise when it is sent",
  (place, { minimumAgeYears, isOffered }) => {
    const [countryCode, subdivision] = place.split(":");
    const residence = { countryCode, subdivision };
    const bornYears = (years: number) =>
      decideJoining({
        dateOfBirth: `${2026 - years}-11-19`,
        residence,
        present: residence,
        now,
      }).ok;
    expect(bornYears(minimumAgeYears)).toBe(isOffered);
    expect(bornYears(minimumAgeYears - 1)).toBe(false);
  },
);
