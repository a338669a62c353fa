import type { Card } from "@croupier/kit/cards";
import type { Chance } from "@croupier/kit/fair";
import { drawCard } from "./draw-card.ts";
import type { BlackjackConfig } from "./blackjack-config.ts";
import { isNatural, pointsOf, valueOf } from "./hand-value.ts";
import type { Move, Spot } from "./move-odds.ts";
import type { BlackjackEvent, BlackjackState, Hand } from "./table.ts";

type Told = { readonly chance: Chance; readonly events: BlackjackEvent[] };

/** What may be done with the hand at this place. */
export function movesOf(config: BlackjackConfig, hands: readonly Hand[], place: number): Move[] {
  const { hand, pairOf, canDouble, canSplit } = spotOf(config, hands, place);
  if (hand.total >= 21) return [];
  const moves: Move[] = ["hit", "stand"];
  if (canDouble) moves.push("double");
  if (canSplit && pairOf !== undefined) moves.push("split");
  return moves;
}

/** How the hand at this place stands for who weighs its moves. */
export function spotOf(config: BlackjackConfig, hands: readonly Hand[], place: number): Spot {
  const { cards, seat, isSplit } = hands[place] as Hand;
  const [one, two] = cards.map(pointsOf);
  const ofSeat = hands.filter((hand) => hand.seat === seat);
  return {
    hand: valueOf(cards),
    pairOf: cards.length === 2 && one === two ? one : undefined,
    canDouble: cards.length === 2 && (!isSplit || config.doubleAfterSplit),
    canSplit: ofSeat.length < config.handsOfSeat,
    hands: ofSeat.length,
    waiting: ofSeat.filter((hand) => hand.cards.length === 1).length,
  };
}

/** A move that is legal, up to the cards it brings. */
export function makeMove(
  state: BlackjackState,
  { hand: place, move }: { readonly hand: number; readonly move: Move },
  { chance, events }: Told,
): BlackjackState {
  const hand = state.hands[place] as Hand;
  const become = (...hands: Hand[]) => ({
    ...state,
    hands: state.hands.toSpliced(place, 1, ...hands),
  });
  const drawn = () => {
    const card = drawCard(chance);
    events.push({ type: "dealt", hand: place, card });
    const cards = [...hand.cards, card];
    if (valueOf(cards).total > 21) events.push({ type: "busted", hand: place });
    return cards;
  };
  switch (move) {
    case "stand":
      events.push({ type: "stood", hand: place });
      return become({ ...hand, isOver: true });
    case "hit":
      return become({ ...hand, cards: drawn() });
    case "double":
      events.push({ type: "doubled", hand: place });
      return become({ ...hand, cards: drawn(), isDoubled: true, isOver: true });
    case "split": {
      events.push({ type: "split", hand: place });
      const [one, two] = hand.cards as [Card, Card];
      return become(
        { ...hand, cards: [one], isSplit: true },
        { ...hand, cards: [two], isSplit: true },
      );
    }
  }
}

/** On to the next hand that a move can be made with; a split hand gets its second card as its turn comes. */
export function goOn(
  config: BlackjackConfig,
  before: BlackjackState,
  { chance, events }: Told,
): BlackjackState {
  const hands = [...before.hands];
  for (const [place, hand] of hands.entries()) {
    let now = hand;
    if (now.cards.length === 1) {
      const card = drawCard(chance);
      events.push({ type: "dealt", hand: place, card });
      const isAces = pointsOf(now.cards[0] as Card) === 1;
      now = { ...now, cards: [...now.cards, card], isOver: isAces };
      hands[place] = now;
    }
    if (isOver(now)) continue;
    const state: BlackjackState = { ...before, hands, asks: { for: "move", hand: place } };
    events.push({ type: "asked", hand: place, moves: movesOf(config, hands, place) });
    return state;
  }
  return { ...before, hands, asks: null };
}

function isOver({ cards, isOver: stood, isSplit }: Hand): boolean {
  return stood || valueOf(cards).total >= 21 || (!isSplit && isNatural(cards));
}
