/** What was played of a game under one configuration. Of no currency: what rounds paid of their stakes. */
export type Played = {
  readonly rounds: number;
  /** The sum of what each round paid of what was staked on it, and of its square. */
  readonly returned: number;
  readonly squares: number;
};

export type Return = {
  /** Paid back of what was staked, a round counting as a round: 0.99 is ninety-nine of a hundred. */
  readonly actual: number;
  /** Ninety-nine of a hundred games that keep to their rules lie within. */
  readonly low: number;
  readonly high: number;
  /** How many deviations the actual return lies above the declared one. */
  readonly deviations: number;
  readonly isOdd: boolean;
};

/** Fewer say nothing: one large win would be an alarm. */
const roundsMin = 10_000;
/** Chance alone comes here once in sixteen thousand looks. */
const deviationsMax = 4;
const ninetyNine = 2.576;

/**
 * Whether a game returns what its rules say. Where it matters how somebody plays, no more than its best play
 * does, and no less than it does to who decides nothing: `least`, which is `declared` elsewhere.
 */
export function decideReturn(
  { rounds, returned, squares }: Played,
  { declared, least }: { readonly declared: number; readonly least: number },
): Return | undefined {
  if (rounds < roundsMin) return undefined;
  const actual = returned / rounds;
  const variance = Math.max(0, squares / rounds - actual * actual);
  const deviation = Math.sqrt(variance / rounds);
  const beyond = (bound: number) => (deviation === 0 ? 0 : (actual - bound) / deviation);
  const deviations = beyond(declared);
  const isOdd = deviations > deviationsMax || beyond(least) < -deviationsMax;
  const reach = ninetyNine * deviation;
  return { actual, low: least - reach, high: declared + reach, deviations, isOdd };
}
