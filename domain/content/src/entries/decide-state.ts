export type VariantState = "draft" | "scheduled" | "published" | "archived";

export type VariantFacts = {
  readonly latestNumber: number;
  readonly publishedNumber: number | null;
  readonly archivedAt: Date | null;
  /** A publication of this part waits for its moment. */
  readonly isAwaited: boolean;
};

/** What a part is in the eyes of an editor, and whether something newer waits behind what is shown. */
export function decideState(facts: VariantFacts): {
  readonly state: VariantState;
  readonly hasNewerDraft: boolean;
} {
  const { latestNumber, publishedNumber } = facts;
  const hasNewerDraft = publishedNumber !== null && latestNumber > publishedNumber;
  if (facts.archivedAt !== null) return { state: "archived", hasNewerDraft: false };
  if (publishedNumber !== null) return { state: "published", hasNewerDraft };
  return { state: facts.isAwaited ? "scheduled" : "draft", hasNewerDraft };
}
