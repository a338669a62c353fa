import type { Multiple } from "@croupier/kit/rules";

/** From the lowest that is paid to the highest. */
export const paidRanks = [
  "jacksOrBetter",
  "twoPair",
  "threeOfAKind",
  "straight",
  "flush",
  "fullHouse",
  "fourOfAKind",
  "straightFlush",
  "royalFlush",
] as const;
export type HandRank = (typeof paidRanks)[number] | "nothing";

export type PokerConfig = {
  /** What a hand is paid, the stake included. */
  readonly pays: Readonly<Record<(typeof paidRanks)[number], Multiple>>;
  /** Paid back to who holds the best cards every time. */
  readonly returnToPlayer: number;
};

/** The table players call nine-six: a full house pays nine, a flush six. */
export const pokerConfig: PokerConfig = {
  pays: {
    jacksOrBetter: 10_000,
    twoPair: 20_000,
    threeOfAKind: 30_000,
    straight: 40_000,
    flush: 60_000,
    fullHouse: 90_000,
    fourOfAKind: 250_000,
    straightFlush: 500_000,
    royalFlush: 8_000_000,
  },
  returnToPlayer: 0.995_439_043_694_573_5,
};
