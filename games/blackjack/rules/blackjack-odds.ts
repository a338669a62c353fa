import { deck } from "@croupier/kit/cards";
import { countOdds, type BetOdds, type ParSheet } from "@croupier/kit/par-sheet";
import { multipleOne } from "@croupier/kit/rules";
import type { BlackjackConfig } from "./blackjack-config.ts";
import { dealerOdds, naturalChance, rankOdds } from "./dealer-odds.ts";
import { addPoints, emptyHand } from "./hand-value.ts";
import { alone, weighMoves, type MoveTable } from "./move-odds.ts";
import { pairsMultiple } from "./pairs.ts";
import { playSeat } from "./seat-odds.ts";

/** One seat whose player always makes the best move: what it is paid, and what is staked on average. */
export type SeatSpread = {
  /** How likely each payout is, in multiples of the seat's first stake. */
  readonly paid: ReadonlyMap<number, number>;
  /** Of a first stake of one, doubled and split stakes included. */
  readonly stakedOnAverage: number;
};

export function blackjackOdds(config: BlackjackConfig): ParSheet {
  return {
    family: "blackjack",
    bets: [seatBet(spreadSeat(config)), pairsBet(config), insuranceBet()],
  };
}

/** Returned of what is staked by a seat that is never played: the house stands on whatever was dealt. */
export function returnLeftAlone(config: BlackjackConfig): number {
  const { paid, stakedOnAverage } = spreadSeat(config, () => ({ best: () => "stand" }));
  return [...paid].reduce((sum, [times, chance]) => sum + times * chance, 0) / stakedOnAverage;
}

/**
 * Every card of the dealer, every two cards of the seat, and every end of the dealer behind them; played as
 * is best, where nothing else is said.
 */
export function spreadSeat(
  config: BlackjackConfig,
  playedBy: (up: number) => Pick<MoveTable, "best"> = (up) => weighMoves(config, up),
): SeatSpread {
  const paid = new Map<number, number>();
  let stakedOnAverage = 0;
  const add = (times: number, chance: number) => paid.set(times, (paid.get(times) ?? 0) + chance);
  for (const up of rankOdds) {
    const natural = naturalChance(up.points);
    const table = playedBy(up.points);
    const ends = [...dealerOdds(up.points, config.dealerHitsSoft17)].map(([end, chance]) => ({
      chance: chance * (1 - natural),
      play: playSeat(config, table, end),
    }));
    for (const { one, two, chance } of twoCards()) {
      const weight = up.chance * chance;
      const hand = addPoints(addPoints(emptyHand, one), two);
      const isNatural = hand.total === 21;
      add(isNatural ? 1 : 0, weight * natural);
      if (isNatural) add(config.blackjackPays / multipleOne, weight * (1 - natural));
      stakedOnAverage += isNatural ? weight : weight * natural;
      if (isNatural) continue;
      const pairOf = one === two ? one : undefined;
      const spot = { ...alone, hand, pairOf, canDouble: true, canSplit: true };
      for (const end of ends) {
        const seat = end.play(spot);
        for (const [times, likely] of seat.paid.entries()) add(times, weight * end.chance * likely);
        stakedOnAverage += weight * end.chance * seat.staked;
      }
    }
  }
  return { paid, stakedOnAverage };
}

function twoCards() {
  return rankOdds.flatMap((one) =>
    rankOdds.map((two) => ({
      one: one.points,
      two: two.points,
      chance: one.chance * two.chance,
    })),
  );
}

/** Returned of everything staked; the rest is told of a first stake of one. */
function seatBet({ paid, stakedOnAverage }: SeatSpread): BetOdds {
  const all = [...paid].filter(([, chance]) => chance > 0);
  const sum = (of: (times: number) => number) =>
    all.reduce((whole, [times, chance]) => whole + of(times) * chance, 0);
  const mean = sum((times) => times);
  const most = Math.max(...all.map(([times]) => times));
  return {
    bet: "seat",
    returnToPlayer: mean / stakedOnAverage,
    hitRate: sum((times) => Number(times > 0)),
    deviation: Math.sqrt(sum((times) => (times - mean) ** 2)),
    most: { timesStake: most, chance: paid.get(most) ?? 0 },
  };
}

function pairsBet(config: BlackjackConfig): BetOdds {
  return countOdds(
    "pairs",
    deck.flatMap((one) =>
      deck.map((two) => ({
        weight: 1n,
        paid: {
          numerator: BigInt(pairsMultiple(config, one, two)),
          denominator: BigInt(multipleOne),
        },
      })),
    ),
  );
}

/** Against an ace: four of thirteen cards make it a blackjack. */
function insuranceBet(): BetOdds {
  return countOdds("insurance", [
    { weight: 4n, paid: { numerator: 3n, denominator: 1n } },
    { weight: 9n, paid: { numerator: 0n, denominator: 1n } },
  ]);
}
