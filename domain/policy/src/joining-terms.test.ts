import { expect, test } from "vitest";
import { decideJoining } from "./decide-joining.ts";
import { joiningTerms } from "./joining-terms.ts";

const now = new Date("2026-11-21T12:00:00Z");
const terms = joiningTerms(now);

test("every place with a record of its own is named, and all others share one", () => {
  expect(Object.keys(terms.places)).toEqual(expect.arrayContaining(["CW", "CA:ON", "US:NJ"]));
  expect(terms.elsewhere.minimumAgeYears).toBeGreaterThanOrEqual(18);
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
