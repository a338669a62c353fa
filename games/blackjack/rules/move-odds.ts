import type { BlackjackConfig } from "./blackjack-config.ts";
import { dealerOdds, rankOdds, type DealerOdds } from "./dealer-odds.ts";
import { addPoints, emptyHand, type HandValue } from "./hand-value.ts";

export type Move = "stand" | "hit" | "double" | "split";

/** What a move wins or loses on average, for a stake of one, where the best moves follow it. */
export type MoveOdds = Readonly<Partial<Record<Move, number>>>;

/** What stands on the table as a player has a say. */
export type Spot = {
  readonly hand: HandValue;
  /** What both of two cards count that could be split; absent where they are no pair. */
  readonly pairOf?: number | undefined;
  readonly canDouble: boolean;
  readonly canSplit: boolean;
  /** How many hands the seat has, and how many of them still wait for their second card. */
  readonly hands: number;
  readonly waiting: number;
};

/** How moves are weighed against one card of a dealer who has no blackjack. */
export type MoveTable = { oddsOf(spot: Spot): MoveOdds; best(spot: Spot): Move };

/** Of equal moves the first, the quieter, is taken. */
const moves: readonly Move[] = ["stand", "hit", "double", "split"];

/**
 * Every card is drawn from a whole deck, so what was dealt before changes nothing: what is counted here
 * holds in every round, to the last digit a number has.
 */
export function weighMoves(config: BlackjackConfig, up: number): MoveTable {
  const dealer = dealerOdds(up, config.dealerHitsSoft17);
  const known = new Map<string, number>();

  function oddsOf(spot: Spot): MoveOdds {
    const { hand, pairOf, canDouble, canSplit } = spot;
    const stand = standWorth(dealer, hand);
    if (hand.total === 21) return { stand };
    return {
      stand,
      hit: draw(hand, play),
      ...(canDouble && { double: 2 * draw(hand, (next) => standWorth(dealer, next)) }),
      ...(canSplit && pairOf !== undefined && { split: split(pairOf, spot) }),
    };
  }

  /** With more than two cards: to stand or to hit. */
  function play(hand: HandValue): number {
    return know(`play ${hand.total} ${hand.soft}`, () =>
      worthOf(oddsOf({ ...alone, hand, canDouble: false, canSplit: false })),
    );
  }

  /** What a split changes: two hands wait for a card in the place of this one. */
  function split(points: number, { hands, waiting }: Spot): number {
    if (points === 1) return 2 * draw(addPoints(emptyHand, 1), (two) => standWorth(dealer, two));
    return wait(points, hands + 1, waiting + 2) - wait(points, hands, waiting);
  }

  /** What hands are worth that hold one card of these points each and wait for their second. */
  function wait(points: number, hands: number, waiting: number): number {
    if (waiting === 0) return 0;
    return know(`wait ${points} ${hands} ${waiting}`, () => {
      const then = wait(points, hands, waiting - 1);
      return draw(addPoints(emptyHand, points), (hand, next) => {
        const spot = spotOfSplit(config, { hand, points, next, hands, waiting: waiting - 1 });
        return worthOf(oddsOf(spot)) + then;
      });
    });
  }

  function know(name: string, count: () => number): number {
    const before = known.get(name);
    if (before !== undefined) return before;
    const counted = count();
    known.set(name, counted);
    return counted;
  }

  return {
    oddsOf,
    best(spot) {
      const odds = oddsOf(spot);
      return moves.reduce((best, move) =>
        (odds[move] ?? -Infinity) > (odds[best] ?? -Infinity) ? move : best,
      );
    },
  };
}

/** Where a hand that was split, or not dealt as two cards, stands. */
export function spotOfSplit(
  config: BlackjackConfig,
  {
    hand,
    points,
    next,
    hands,
    waiting,
  }: {
    readonly hand: HandValue;
    readonly points: number;
    readonly next: number;
    readonly hands: number;
    readonly waiting: number;
  },
): Spot {
  return {
    hand,
    pairOf: next === points ? points : undefined,
    canDouble: config.doubleAfterSplit,
    canSplit: hands < config.handsOfSeat,
    hands,
    waiting,
  };
}

/** The only hand of its seat. */
export const alone = { hands: 1, waiting: 0 } as const;

function draw(hand: HandValue, worthOf: (next: HandValue, points: number) => number): number {
  let worth = 0;
  for (const { points, chance } of rankOdds) {
    const next = addPoints(hand, points);
    worth += chance * (next.total > 21 ? -1 : worthOf(next, points));
  }
  return worth;
}

function standWorth(dealer: DealerOdds, { total }: HandValue): number {
  let worth = 0;
  for (const [end, chance] of dealer) {
    if (end > 21 || total > end) worth += chance;
    else if (total < end) worth -= chance;
  }
  return worth;
}

function worthOf(odds: MoveOdds): number {
  return Math.max(...Object.values(odds));
}
