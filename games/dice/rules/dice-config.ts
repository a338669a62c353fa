import type { RestTerms } from "@croupier/kit/rules";

/** What an operator may set. All whole numbers; counts are of the ten thousand numbers there are. */
export type DiceConfig = RestTerms & {
  /** Paid back of ten thousand staked, over all numbers: 9900 is 99 %. */
  readonly returnOfTenThousand: number;
  readonly winningMin: number;
  readonly winningMax: number;
};

export const diceConfig: DiceConfig = {
  returnOfTenThousand: 9_900,
  winningMin: 10,
  winningMax: 9_500,
  rest: "drawn",
};

/** How many different numbers can be rolled: 0.00 to 99.99. */
export const diceNumbers = 10_000;
