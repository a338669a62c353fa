import type { Multiple, RestTerms } from "@croupier/kit/rules";

export type CrashConfig = RestTerms & {
  /** Paid back of a hundred staked, wherever a landing was set. A whole number. */
  readonly returnOfHundred: number;
  /** The flight ends here at the latest, and whoever is still aboard is landed. */
  readonly most: Multiple;
  /** How much a flight rises in one millisecond, in thousand-millionths of what it has reached. */
  readonly risePerMs: number;
  readonly returnToPlayer: number;
};

/** Twice the stake after 11.6 seconds, ten times after 38.4, and the most after two and a half minutes. */
export const crashConfig: CrashConfig = {
  returnOfHundred: 99,
  most: 100_000_000,
  risePerMs: 60_000,
  returnToPlayer: 0.99,
  rest: "drawn",
};

/** Multiples are hundredths in a flight: 1.00, 1.01, 1.02. */
export const hundredth: Multiple = 100;
