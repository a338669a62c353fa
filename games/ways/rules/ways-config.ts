import type { Multiple, RestTerms } from "@croupier/kit/rules";

/** What an operator may set of a slot that pays along ways and cascades. Plain JSON. */
export type WaysConfig = RestTerms & {
  /** Stands in for any symbol; pays nothing by itself. */
  readonly wild: string;
  readonly rows: number;
  /** For each reel how heavy a symbol is: every place is drawn for itself. */
  readonly reels: readonly Readonly<Record<string, number>>[];
  /** What one way of so many reels pays, from the left: for three, for four, for five. */
  readonly pays: Readonly<Record<string, readonly [Multiple, Multiple, Multiple]>>;
  /** What the first fall pays times, the second, …; those behind the last of them as much as that. */
  readonly times: readonly number[];
  /** A round pays no more than this; what is over is cut, and nothing falls any more. */
  readonly most: Multiple;
  /** Paid back of what is staked: played out, not counted; see ways-par-sheet.ts. */
  readonly returnToPlayer: number;
};

/** A way leads over so many reels at least. */
export const wayMin = 3;
