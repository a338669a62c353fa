import type { Multiple, RestTerms } from "@croupier/kit/rules";

export type MinesConfig = RestTerms & {
  /** Paid back of a hundred staked, whatever is opened. A whole number. */
  readonly returnOfHundred: number;
  readonly minesMin: number;
  readonly minesMax: number;
  /** No pearl is opened that would be worth more. */
  readonly most: Multiple;
  readonly returnToPlayer: number;
};

export const minesConfig: MinesConfig = {
  returnOfHundred: 99,
  minesMin: 1,
  minesMax: 24,
  most: 100_000_000,
  returnToPlayer: 0.99,
  rest: "drawn",
};

/** Five rows of five, counted from the top left. */
export const shellCount = 25;
