import { ok, refuse, type Result } from "@croupier/kit/result";
import { decideAge } from "./decide-age.ts";
import { localDateAt, type LocalDate } from "./local-date.ts";
import type { Place, Policy } from "./policy.ts";
import { policyFor } from "./policy-for.ts";

export type UnderAge = { readonly code: "under_age"; readonly minimumAgeYears: number };

/**
 * May this person join? Asked with the age of both places, on the earlier of their two days: a
 * person is adult when both places would say so.
 */
export function decideJoining(facts: {
  readonly dateOfBirth: LocalDate;
  readonly residence: Place;
  readonly present: Place;
  readonly now: Date;
}): Result<Policy, UnderAge> {
  const policy = policyFor(facts);
  const days = [localDateAt(facts.residence, facts.now), localDateAt(facts.present, facts.now)];
  const { minimumAgeYears } = policy;
  const oldEnough = days.every(
    (today) => decideAge({ dateOfBirth: facts.dateOfBirth, today, minimumAgeYears }).oldEnough,
  );
  return oldEnough ? ok(policy) : refuse({ code: "under_age", minimumAgeYears });
}
