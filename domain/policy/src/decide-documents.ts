import type { AskedDocument, DocumentDuty } from "./policy.ts";

/** What makes somebody look whether a document is due. */
export type DocumentMoment =
  | { readonly moment: "joining" | "withdrawal" }
  /** Of all that was ever deposited, this one included. */
  | { readonly moment: "deposit"; readonly currency: string; readonly minor: bigint };

/** Which documents a law wants at a moment, each once; whether they are here is not asked. */
export function decideDocuments(
  duties: readonly DocumentDuty[],
  moment: DocumentMoment,
): readonly AskedDocument[] {
  const due = duties.filter((duty) => isDue(duty, moment)).map(({ documentType }) => documentType);
  return [...new Set(due)];
}

function isDue(duty: DocumentDuty, moment: DocumentMoment): boolean {
  if (duty.asked !== "deposits") return duty.asked === moment.moment;
  if (moment.moment !== "deposit") return false;
  const { currency, minor } = moment;
  return minor >= (duty.sums.find((sum) => sum.currency === currency)?.minor ?? 0n);
}

/**
 * After how many days here everybody has been asked, by document. What is asked at joining is due on
 * every day after: who joined before the law wanted it is asked on the first of its days.
 */
export function daysUntilAsked(
  duties: readonly DocumentDuty[],
): ReadonlyMap<AskedDocument, number> {
  const days = new Map<AskedDocument, number>();
  for (const duty of duties) {
    const at = duty.asked === "joining" ? 0 : duty.asked === "after_days" ? duty.days : undefined;
    if (at === undefined) continue;
    days.set(duty.documentType, Math.min(at, days.get(duty.documentType) ?? at));
  }
  return days;
}
