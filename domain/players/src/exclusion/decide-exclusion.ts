import { hourMs } from "@croupier/kit/time";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { SaferPlay } from "@croupier/policy";
import type { Exclusion } from "../standing/standing.ts";

/** Longer is always possible; this is only what a form may ask for at once. */
const monthsMax = 120;

/** From when on somebody who excludes themselves now may ask to come back; null: never. */
export function decideExclusion(facts: {
  readonly months: number | null;
  readonly policy: Pick<SaferPlay, "exclusionMonthsMin">;
  readonly now: Date;
}): Result<{ readonly mayReturnAt: Date | null }, { readonly code: "exclusion_length" }> {
  const { months, now } = facts;
  if (months === null) return ok({ mayReturnAt: null });
  const fits = months >= facts.policy.exclusionMonthsMin && months <= monthsMax;
  return fits ? ok({ mayReturnAt: addMonths(now, months) }) : refuse({ code: "exclusion_length" });
}

/** Coming back is asked for, once the time is over, and counts after a day to think it over. */
export function decideReturn(facts: {
  readonly exclusion: Exclusion | null;
  readonly policy: Pick<SaferPlay, "exclusionReturnHours">;
  readonly now: Date;
}): Result<{ readonly returnsAt: Date }, { readonly code: "not_excluded" | "exclusion_not_over" }> {
  const { exclusion, now } = facts;
  if (exclusion === null || exclusion.returnsAt !== null) return refuse({ code: "not_excluded" });
  if (exclusion.mayReturnAt === null || now < exclusion.mayReturnAt) {
    return refuse({ code: "exclusion_not_over" });
  }
  const returnsAt = new Date(now.getTime() + facts.policy.exclusionReturnHours * hourMs);
  return ok({ returnsAt });
}

/** A break has a length the policy allows; one that goes on already is never made shorter. */
export function decideBreak(facts: {
  readonly hours: number;
  readonly policy: Pick<SaferPlay, "breakHoursMin" | "breakHoursMax">;
  readonly now: Date;
}): Result<{ readonly endsAt: Date }, { readonly code: "break_length" }> {
  const { hours, policy, now } = facts;
  if (hours < policy.breakHoursMin || hours > policy.breakHoursMax) {
    return refuse({ code: "break_length" });
  }
  return ok({ endsAt: new Date(now.getTime() + hours * hourMs) });
}

/** The same day of a later month; where that month is shorter, the first day after it. */
function addMonths(from: Date, months: number): Date {
  const date = new Date(from);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date;
}
