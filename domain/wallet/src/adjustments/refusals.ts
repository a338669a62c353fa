/** Why an adjustment is not even asked for, in order of precedence. */
export const adjustmentRefusals = [
  /** No amount above zero in the currency of the wallet, or more than the ledger moves at once. */
  "adjustment_amount_out_of_range",
  /** The player has less than would be taken: no balance goes below zero. */
  "adjustment_not_covered",
  /** Another one waits for this player. */
  "adjustment_waits",
] as const;

export type NotCovered = { readonly code: "adjustment_not_covered" };
export type AskRefusal = {
  readonly code: (typeof adjustmentRefusals)[number] | "not_found";
};
