import type { GameSession } from "@croupier/contracts";
import { formatDecimal, money } from "@croupier/kit/money";
import { isBought, isStakeTaken } from "@croupier/kit/rules";
import type { AnyGame } from "../scene/game.ts";
import { isMore, plus, readAmount } from "./amounts.ts";
import { betOf } from "./press.ts";

/** Why a stake would be refused, with the amount that it would have to keep to. */
export type Obstacle = {
  readonly is: "balance" | "least" | "most" | "buy" | "law";
  readonly amount: string;
};

type Standing = {
  readonly session: GameSession;
  readonly balance: string;
  readonly stake: string;
  /** What a bet beside this one stakes in the same turn of the game: a law counts both. */
  readonly besideStaked?: string | undefined;
};

/** Why a round with this wish would be refused for its money; undefined where it may begin. */
export function obstacleOf(
  game: AnyGame,
  {
    session,
    balance,
    stake,
    besideStaked = "0",
    choice: wish,
  }: Standing & { readonly choice: unknown },
): Obstacle | undefined {
  const { currency, config, freeRounds, stakes } = session;
  const free = freeRounds?.stake;
  const bet = betOf(
    { game, session },
    { choice: wish, stake: free ?? stake, isFree: free !== undefined },
  );
  if (free !== undefined) {
    if (isMore(bet.stake, free, currency)) return { is: "most", amount: free };
    return isMore(free, bet.stake, currency) ? { is: "least", amount: free } : undefined;
  }
  const { roundMax = stakes.max, buyMax = stakes.max } = stakes;
  const [most, is] = isBought(bet.choice)
    ? ([buyMax, "buy"] as const)
    : ([roundMax, "most"] as const);
  if (isMore(stakes.min, bet.stake, currency)) return { is: "least", amount: stakes.min };
  if (isMore(bet.stake, most, currency)) {
    return { is: most === stakes.lawMax ? "law" : is, amount: most };
  }
  if (isOverLaw(plus(bet.stake, besideStaked, currency), session)) {
    return { is: "law", amount: stakes.lawMax ?? most };
  }
  const minor = (amount: string) => readAmount(amount, currency).minor;
  const limits = {
    min: minor(stakes.min),
    max: minor(stakes.max),
    roundMax: minor(roundMax),
    buyMax: minor(buyMax),
  };
  const round = { config, stake: minor(bet.stake), choice: bet.choice, limits };
  if (!isStakeTaken(game.rules, round)) return { is: "most", amount: stakes.max };
  return isMore(bet.stake, balance, currency) ? { is: "balance", amount: balance } : undefined;
}

/** Why so much more would be refused in a round that is staked with so much; in minor units. */
export function obstacleToMore(
  more: bigint,
  { session, balance, staked }: Omit<Standing, "stake"> & { readonly staked: string },
): Obstacle | undefined {
  const { currency, stakes } = session;
  const added = formatDecimal(money(more, readAmount(staked, currency).asset));
  if (isOverLaw(plus(staked, added, currency), session)) {
    return { is: "law", amount: stakes.lawMax ?? staked };
  }
  return isMore(added, balance, currency) ? { is: "balance", amount: balance } : undefined;
}

function isOverLaw(staked: string, { stakes, currency }: GameSession): boolean {
  return stakes.lawMax !== undefined && isMore(staked, stakes.lawMax, currency);
}
