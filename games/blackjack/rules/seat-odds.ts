import type { BlackjackConfig } from "./blackjack-config.ts";
import { rankOdds } from "./dealer-odds.ts";
import { addPoints, emptyHand, type HandValue } from "./hand-value.ts";
import { spotOfSplit, type MoveTable, type Spot } from "./move-odds.ts";

/** How likely a seat is paid nothing, once its stake, twice its stake, …; and what is staked on average. */
export type SeatOdds = { readonly paid: readonly number[]; readonly staked: number };

/**
 * What becomes of a seat that is played by this table, where the dealer is known to end like this. Split
 * hands meet the same dealer: only with the dealer fixed do they not depend on each other.
 */
export function playSeat(
  config: BlackjackConfig,
  table: Pick<MoveTable, "best">,
  end: number,
): (spot: Spot) => SeatOdds {
  const known = new Map<string, SeatOdds>();

  function play(spot: Spot): SeatOdds {
    const { hand } = spot;
    const name = `${hand.total} ${hand.soft} ${spot.pairOf} ${spot.canDouble} ${spot.canSplit} ${spot.hands} ${spot.waiting}`;
    return know(name, () => {
      switch (table.best(spot)) {
        case "stand":
          return settled(hand, { end, staked: 1 });
        case "hit":
          return draw(hand, (next) =>
            next.total > 21
              ? settled(next, { end, staked: 1 })
              : play({ ...spot, hand: next, pairOf: undefined, canDouble: false, canSplit: false }),
          );
        case "double":
          return draw(hand, (next) => settled(next, { end, staked: 2 }));
        case "split":
          return split(spot.pairOf ?? 0, spot);
      }
    });
  }

  /** The hands in the place of this one. Others that wait are played behind them. */
  function split(points: number, { hands }: Spot): SeatOdds {
    if (points !== 1) return wait(points, hands + 1, 2);
    const ace = draw(addPoints(emptyHand, 1), (two) => settled(two, { end, staked: 1 }));
    return both(ace, ace);
  }

  function wait(points: number, hands: number, waiting: number): SeatOdds {
    if (waiting === 0) return { paid: [1], staked: 0 };
    return know(`wait ${points} ${hands} ${waiting}`, () =>
      draw(addPoints(emptyHand, points), (hand, next) => {
        const spot = spotOfSplit(config, { hand, points, next, hands, waiting: waiting - 1 });
        // A further split takes the hands that wait with it: how many may come of them has changed.
        return table.best(spot) === "split"
          ? wait(points, hands + 1, waiting + 1)
          : both(play(spot), wait(points, hands, waiting - 1));
      }),
    );
  }

  function know(name: string, count: () => SeatOdds): SeatOdds {
    const before = known.get(name);
    if (before !== undefined) return before;
    const counted = count();
    known.set(name, counted);
    return counted;
  }

  return play;
}

function draw(hand: HandValue, oddsOf: (next: HandValue, points: number) => SeatOdds): SeatOdds {
  const paid: number[] = [];
  let staked = 0;
  for (const { points, chance } of rankOdds) {
    const odds = oddsOf(addPoints(hand, points), points);
    for (const [times, likely] of odds.paid.entries()) {
      paid[times] = (paid[times] ?? 0) + chance * likely;
    }
    staked += chance * odds.staked;
  }
  return { paid: Array.from(paid, (chance) => chance ?? 0), staked };
}

function settled(
  { total }: HandValue,
  { end, staked }: { readonly end: number; readonly staked: number },
): SeatOdds {
  const times = total > 21 ? 0 : end > 21 || total > end ? 2 : total === end ? 1 : 0;
  return {
    paid: Array.from({ length: times * staked + 1 }, (_, at) => Number(at === times * staked)),
    staked,
  };
}

/** Two hands against one dealer: what they are paid adds up. */
function both(left: SeatOdds, right: SeatOdds): SeatOdds {
  const paid = new Array<number>(left.paid.length + right.paid.length - 1).fill(0);
  for (const [one, chance] of left.paid.entries()) {
    for (const [other, likely] of right.paid.entries()) {
      paid[one + other] = (paid[one + other] ?? 0) + chance * likely;
    }
  }
  return { paid, staked: left.staked + right.staked };
}
