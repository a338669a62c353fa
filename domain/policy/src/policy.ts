/** A place as policy sees it; `undefined` parts are unknown, which is never a loophole. */
export type Place = {
  readonly countryCode?: string | undefined;
  readonly subdivision?: string | undefined;
};

export const products = ["casino", "tables", "live", "sports", "virtuals"] as const;
export type Product = (typeof products)[number];

/** A stake above this is refused. Limits of two places are kept side by side: each must hold. */
export type StakeLimit = {
  readonly product: Product;
  readonly currency: string;
  readonly minorMax: bigint;
};

/** Whom a place wants named to those who play too much. */
export type Helpline = { readonly name: string; readonly href: string };

/** What may be done, and under which conditions. Every field has a stricter side. */
export type Rules = {
  readonly minimumAgeYears: number;
  readonly products: readonly Product[];
  readonly cancelPendingWithdrawal: boolean;
  readonly transferBetweenPlayers: boolean;
  readonly practiceByVisitors: boolean;
  readonly autoplay: boolean;
  readonly bonusBuy: boolean;
  readonly roundMsMin: number;
  readonly stakeLimits: readonly StakeLimit[];
  /** Null: the player is never interrupted unasked. */
  readonly realityCheckMinutes: number | null;
  /** Named on every page. */
  readonly helplines: readonly Helpline[];
};

export type PolicyRecord = {
  readonly code: string;
  /** `"CA"` or `"CA:ON"`; null for the record of every place that has none of its own. */
  readonly place: string | null;
  /** First local day on which the record counts, `YYYY-MM-DD`. */
  readonly effectiveFrom: string;
  readonly rules: Rules;
};

/** The rules a player stands under, with the records they come from, so a decision can be explained. */
export type Policy = Rules & {
  readonly sources: readonly { readonly code: string; readonly effectiveFrom: string }[];
};
