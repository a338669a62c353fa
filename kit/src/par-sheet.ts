/** The odds of one way to bet, as they were counted or played out. */
export type BetOdds = {
  /** `spin`, `straight`, `4950`: which of a game's bets. */
  readonly bet: string;
  /** Paid back of what is staked, over every outcome: 0.99 is ninety-nine of a hundred. */
  readonly returnToPlayer: number;
  /** How often anything at all is paid. */
  readonly hitRate: number;
  /** One standard deviation of what a stake of one is paid. */
  readonly deviation: number;
  /** The most a stake of one can be paid, and how often that comes. */
  readonly most: { readonly timesStake: number; readonly chance: number };
  /** Absent where every outcome was counted; else how many were played, and where the true return lies. */
  readonly simulated?: {
    readonly rounds: number;
    /** Of a hundred such intervals, ninety-nine hold it. */
    readonly returnLow: number;
    readonly returnHigh: number;
  };
};

/** What is known of a game's odds under one configuration. */
export type ParSheet = {
  readonly family: string;
  readonly bets: readonly BetOdds[];
};

/** An outcome and how heavy it is among all; what it pays as a fraction of the stake. */
export type Outcome = {
  readonly weight: bigint;
  readonly paid: { readonly numerator: bigint; readonly denominator: bigint };
};

/** Counts odds from every outcome there is. Exact until the last line, which says them as numbers. */
export function countOdds(bet: string, outcomes: Iterable<Outcome>): BetOdds {
  let weights = 0n;
  let hits = 0n;
  let paid = 0n;
  let squares = 0n;
  let most = { scaled: -1n, weight: 0n };
  for (const { weight, paid: of } of outcomes) {
    const scaled = (of.numerator * scale) / of.denominator;
    weights += weight;
    paid += weight * scaled;
    squares += weight * scaled * scaled;
    if (scaled > 0n) hits += weight;
    if (scaled > most.scaled) most = { scaled, weight };
    else if (scaled === most.scaled) most.weight += weight;
  }
  const mean = ratio(paid, weights * scale);
  return {
    bet,
    returnToPlayer: mean,
    hitRate: ratio(hits, weights),
    deviation: Math.sqrt(Math.max(0, ratio(squares, weights * scale * scale) - mean * mean)),
    most: { timesStake: ratio(most.scaled, scale), chance: ratio(most.weight, weights) },
  };
}

/** Fine enough that a proof to nine decimals sees no rounding of its own. */
const scale = 10n ** 18n;

/** Of whole numbers beyond what a number holds: fifteen digits of it. */
function ratio(numerator: bigint, denominator: bigint): number {
  const digits = 10n ** 18n;
  return Number((numerator * digits) / denominator) / Number(digits);
}
