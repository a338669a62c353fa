import type { Asset } from "@croupier/kit/money";
import type { StakeLimits } from "@croupier/kit/rules";
import type { Policy, Product } from "@croupier/policy";

/**
 * The part of a game that the law allows, kept with its session: a law that changes meanwhile counts from the next.
 * The law of a place that the player goes to meanwhile counts at once.
 */
export type Terms = {
  readonly autoplay: boolean;
  readonly turbo: boolean;
  readonly roundMsMin: number;
  readonly practice: boolean;
  readonly buy: boolean;
  /** Minor units as text; null: the law names none. */
  readonly stakeMost: string | null;
};

export function decideTerms(
  policy: Policy,
  asked: { readonly product: Product; readonly asset: Asset },
): Terms {
  const most = policy.stakeLimits
    .filter(({ product, currency }) => product === asked.product && currency === asked.asset)
    .map(({ minorMax }) => minorMax)
    .toSorted((one, other) => (one < other ? -1 : 1))[0];
  return {
    autoplay: policy.autoplay,
    turbo: policy.turbo,
    roundMsMin: policy.roundMsMin,
    practice: policy.practiceByVisitors,
    buy: policy.bonusBuy,
    stakeMost: most === undefined ? null : String(most),
  };
}

/** The part of a game that two laws allow together. */
export function stricterTerms(one: Terms, other: Terms): Terms {
  const [most = null] = [one.stakeMost, other.stakeMost]
    .filter((minor) => minor !== null)
    .toSorted((left, right) => (BigInt(left) < BigInt(right) ? -1 : 1));
  return {
    autoplay: one.autoplay && other.autoplay,
    turbo: one.turbo && other.turbo,
    roundMsMin: Math.max(one.roundMsMin, other.roundMsMin),
    practice: one.practice && other.practice,
    buy: one.buy && other.buy,
    stakeMost: most,
  };
}

/** Whether a game may be played under these laws at all. */
export function isOffered(
  policy: Policy,
  game: { readonly product: Product; readonly closedUnder: readonly string[] },
): boolean {
  return (
    policy.products.includes(game.product) &&
    !policy.sources.some(({ code }) => game.closedUnder.includes(code))
  );
}

/** In minor units. */
export type StakeBounds = StakeLimits & {
  readonly steps: readonly bigint[];
  /** Of a round with all that is added to it on its way: where the law names a most. */
  readonly lawMax?: bigint;
};

/** What may be staked: what the game takes, and no more than the law lets it. */
export function stakesUnder(
  range: StakeBounds,
  { stakeMost }: Pick<Terms, "stakeMost">,
): StakeBounds {
  if (stakeMost === null) return range;
  const lawMax = BigInt(stakeMost);
  const within = (most: bigint) => (most < lawMax ? most : lawMax);
  return {
    min: range.min,
    max: within(range.max),
    roundMax: within(range.roundMax),
    buyMax: within(range.buyMax),
    steps: range.steps.filter((step) => step <= lawMax),
    lawMax,
  };
}
