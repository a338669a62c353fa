import { ok, refuse, type Result } from "@croupier/kit/result";
import { decideAge } from "./decide-age.ts";
import { localDateAt, type LocalDate } from "./local-date.ts";
import type { Place, Policy, PolicyRecord } from "./policy.ts";
import { policyFor } from "./policy-for.ts";
import { policyRecords } from "./records.ts";

export type BelowMinimumAge = {
  readonly code: "below_minimum_age";
  readonly minimumAgeYears: number;
};
export type CountryNotOffered = { readonly code: "country_not_offered" };

/**
 * May this person join? Asked with the age of both places, on the earlier of their two days: a
 * person is adult when both places would say so.
 */
export function decideJoining(
  facts: {
    readonly dateOfBirth: LocalDate;
    readonly residence: Place;
    readonly present: Place;
    readonly now: Date;
  },
  records: readonly PolicyRecord[] = policyRecords,
): Result<Policy, CountryNotOffered | BelowMinimumAge> {
  const policy = policyFor(facts, records);
  if (policy.products.length === 0) return refuse({ code: "country_not_offered" });
  const days = [localDateAt(facts.residence, facts.now), localDateAt(facts.present, facts.now)];
  const { minimumAgeYears } = policy;
  const oldEnough = days.every(
    (today) => decideAge({ dateOfBirth: facts.dateOfBirth, today, minimumAgeYears }).oldEnough,
  );
  return oldEnough ? ok(policy) : refuse({ code: "below_minimum_age", minimumAgeYears });
}
