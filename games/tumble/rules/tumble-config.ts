import type { Multiple, RestTerms } from "@croupier/kit/rules";

/** How heavy each symbol is at every place, the scatter and the ember among them. */
export type Weights = Readonly<Record<string, number>>;

/** What an operator may set of a slot that pays anywhere and tumbles. Plain JSON. */
export type TumbleConfig = RestTerms & {
  readonly reels: number;
  readonly rows: number;
  readonly scatter: string;
  /** Stays where it fell, and carries a number. */
  readonly ember: string;
  readonly weights: Weights;
  /** The same in free spins. */
  readonly freeWeights: Weights;
  /** What an ember carries, and how heavy that is. */
  readonly embers: readonly { readonly times: number; readonly weight: number }[];
  readonly freeEmbers: readonly { readonly times: number; readonly weight: number }[];
  /** So many of a symbol pay the first, the second, the third of its pays. */
  readonly counts: readonly [number, number, number];
  readonly pays: Readonly<Record<string, readonly [Multiple, Multiple, Multiple]>>;
  readonly freeSpins: {
    /** So many scatters give free spins; during them so many give more. */
    readonly scatters: number;
    readonly scattersAgain: number;
    readonly first: number;
    readonly again: number;
    readonly most: number;
  };
  /** What the free spins cost without waiting for them, in stakes; null where nobody may buy. */
  readonly buyStakes: number | null;
  /** A round pays no more than this, free spins included; what is over is cut, and then it ends. */
  readonly most: Multiple;
  /** Paid back of what is staked: played out, not counted; see tumble-par-sheet.ts. */
  readonly returnToPlayer: number;
};
