import type { Card } from "@croupier/kit/cards";
import { rankOf } from "@croupier/kit/cards";
import type { Multiple } from "@croupier/kit/rules";
import type { HandRank, Hold, PokerEvent } from "../rules/face.ts";

type Event<Type extends PokerEvent["type"]> = Extract<PokerEvent, { readonly type: Type }>;

export type HandView = {
  /** Of which showing of a round this is what lies there. */
  readonly showing: number;
  /** Five places: a card, its back where none was dealt yet, nothing while it is on its way. */
  readonly cards: readonly (Card | null | undefined)[];
  /** Leaving the table. */
  readonly thrown: readonly boolean[];
  /** What was kept; undefined until cards are drawn. */
  readonly kept: Hold | undefined;
  readonly rank: HandRank | undefined;
  /** What is paid; undefined until the hand is over. */
  readonly multiple: Multiple | undefined;
};

const places = [0, 1, 2, 3, 4];
export const noHold: Hold = places.map(() => false);

/** Five backs, before the first hand. */
export function emptyHand(showing: number): HandView {
  return {
    showing,
    cards: places.map(() => null),
    thrown: noHold,
    kept: undefined,
    rank: undefined,
    multiple: undefined,
  };
}

/** The hand behind an event: everything that is seen is the fold of a book. */
export function afterEvent(hand: HandView, event: PokerEvent): HandView {
  switch (event.type) {
    case "dealt":
      return { ...emptyHand(hand.showing), cards: event.cards, rank: event.rank };
    case "drawn":
      return {
        ...hand,
        cards: event.cards,
        thrown: noHold,
        kept: event.hold,
        rank: event.rank,
        multiple: event.multiple,
      };
  }
}

/** On the way to five cards: so many lie there. */
export function whileDealt(hand: HandView, event: Event<"dealt">, count: number): HandView {
  const cards = places.map((at) => (at < count ? event.cards[at] : undefined));
  return { ...emptyHand(hand.showing), cards };
}

/** What is not kept leaves. Nothing says any more what the hand was. */
export function whileThrown(hand: HandView, { hold }: Event<"drawn">): HandView {
  return { ...hand, kept: hold, rank: undefined, thrown: hold.map((isHeld) => !isHeld) };
}

/** The first so many of the new ones lie there. */
export function whileDrawn(hand: HandView, event: Event<"drawn">, count: number): HandView {
  const fresh = places.filter((at) => !event.hold[at]).slice(0, count);
  const cards = places.map((at) =>
    event.hold[at] || fresh.includes(at) ? event.cards[at] : undefined,
  );
  return { ...hand, kept: event.hold, cards, thrown: noHold, rank: undefined };
}

/** Which cards make the hand what it is: those of a rank that is there twice or more, or all five. */
export function madeOf(hand: Pick<HandView, "cards" | "rank">): readonly boolean[] {
  const { rank } = hand;
  if (rank === undefined || rank === "nothing") return noHold;
  const ranks = hand.cards.map((card) => (card ? rankOf(card) : undefined));
  const count = (at: number) => ranks.filter((one) => one === ranks[at]).length;
  const isOfPairs = ["jacksOrBetter", "twoPair", "threeOfAKind", "fourOfAKind"].includes(rank);
  return places.map((at) => !isOfPairs || count(at) > 1);
}
