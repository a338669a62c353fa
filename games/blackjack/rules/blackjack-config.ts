import type { Multiple, RestTerms } from "@croupier/kit/rules";

/** What an operator may set: the rules that are printed on the felt, and what is paid. */
export type BlackjackConfig = RestTerms & {
  /** Seats one player may take at once. */
  readonly seatsMost: number;
  /** So many hands may become of one seat by splitting. Split aces get one card each. */
  readonly handsOfSeat: number;
  readonly dealerHitsSoft17: boolean;
  readonly doubleAfterSplit: boolean;
  /** What an ace and a ten pay, the stake included. */
  readonly blackjackPays: Multiple;
  /** What the side bet pays where the first two cards are a pair, its stake included. */
  readonly pairsPay: {
    /** The same card twice. */
    readonly perfect: Multiple;
    /** Of one colour, not of one suit. */
    readonly coloured: Multiple;
    readonly mixed: Multiple;
  };
  /**
   * Paid back of everything staked, doubled and split stakes included, to who plays the best move every
   * time and never insures; counted by blackjack-odds.ts.
   */
  readonly returnToPlayer: number;
};

/** The dealer stands on every 17, pays 3 to 2, and looks for a blackjack before anybody moves. */
export const blackjackConfig: BlackjackConfig = {
  seatsMost: 3,
  handsOfSeat: 4,
  dealerHitsSoft17: false,
  doubleAfterSplit: true,
  blackjackPays: 25_000,
  pairsPay: { perfect: 260_000, coloured: 110_000, mixed: 60_000 },
  returnToPlayer: 0.995_478_529_529_19,
  rest: "drawn",
};
