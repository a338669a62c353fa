import { policyFor } from "./policy-for.ts";
import type { Helpline, Place, PolicyRecord } from "./policy.ts";
import { policyRecords } from "./records.ts";

/** The age below which nobody plays, whom to turn to, and what no page may offer: the law, on every page. */
export type FooterMarks = {
  readonly ageYears: number;
  readonly helplines: readonly Helpline[];
  /** Whether somebody who is not signed in may be offered practice. */
  readonly practiceByVisitors: boolean;
};

/**
 * What the footer has to show: the stricter of what the brand's own licence and the place of the
 * visitor ask for. No editor is asked.
 */
export function footerMarks(
  facts: { readonly licence: Place; readonly present: Place; readonly now: Date },
  records: readonly PolicyRecord[] = policyRecords,
): FooterMarks {
  const { licence, present, now } = facts;
  const policy = policyFor({ residence: licence, present, now }, records);
  const { minimumAgeYears: ageYears, helplines, practiceByVisitors } = policy;
  return { ageYears, helplines, practiceByVisitors };
}
