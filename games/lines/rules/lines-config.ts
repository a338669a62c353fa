import type { Multiple, RestTerms } from "@croupier/kit/rules";

/** What an operator may set of a slot that pays along lines. Plain JSON. */
export type LinesConfig = RestTerms & {
  /** Every symbol there is. The wild stands in for any but the scatter. */
  readonly symbols: readonly string[];
  readonly wild: string;
  readonly scatter: string;
  /** One row of symbols a reel, read in a circle; a reel stops at one of them, which is its top row. */
  readonly reels: readonly (readonly string[])[];
  /** The same for free spins. */
  readonly freeReels: readonly (readonly string[])[];
  /** The row of each reel that a line runs through, from the left; 0 is the top. */
  readonly lines: readonly (readonly number[])[];
  /** What so many of a symbol pay on one line, from the left: for three, for four, for five. */
  readonly pays: Readonly<Record<string, readonly [Multiple, Multiple, Multiple]>>;
  readonly freeSpins: {
    /** So many scatters, anywhere, give free spins. */
    readonly scatters: number;
    readonly first: number;
    /** Given anew during the free spins, and the most there can be in a round. */
    readonly again: number;
    readonly most: number;
    /** What lines pay in a free spin, times this. */
    readonly times: number;
  };
  /** A round pays no more than this; what is over is cut. */
  readonly most: Multiple;
  /** Paid back of what is staked: counted over every outcome by lines-odds.ts. */
  readonly returnToPlayer: number;
};

export const reelCount = 5;
export const rowCount = 3;
