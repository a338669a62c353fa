import type { Card } from "@croupier/kit/cards";
import type { Multiple } from "@croupier/kit/rules";
import type { BlackjackEvent, HandResult, Move, Pair } from "../rules/face.ts";

/** A hand as it lies on the felt. */
export type HandView = {
  /** Stays with it when a split moves it along. */
  readonly key: string;
  readonly seat: number;
  readonly cards: readonly Card[];
  readonly isDoubled: boolean;
  readonly isSplit: boolean;
  readonly isBusted: boolean;
  readonly paid: { readonly result: HandResult; readonly multiple: Multiple } | undefined;
};

export type TableView = {
  /** Of which showing of a round this is what lies there. */
  readonly showing: number;
  readonly hands: readonly HandView[];
  /** Face down where there is no card. */
  readonly dealer: readonly (Card | null)[];
  readonly asks:
    | { readonly for: "insurance" }
    | { readonly for: "move"; readonly hand: number; readonly moves: readonly Move[] }
    | undefined;
  readonly insured: readonly number[];
  readonly insurancePaid: readonly number[];
  readonly pairs: readonly { readonly seat: number; readonly pair: Pair }[];
};

export function emptyTable(showing: number): TableView {
  return {
    showing,
    hands: [],
    dealer: [],
    asks: undefined,
    insured: [],
    insurancePaid: [],
    pairs: [],
  };
}

/** The table behind an event: everything that is seen is the fold of a book. */
export function afterEvent(table: TableView, event: BlackjackEvent): TableView {
  switch (event.type) {
    case "dealt":
      return { ...table, asks: undefined, hands: dealTo(table.hands, event) };
    case "dealerDealt":
      return { ...table, dealer: [...table.dealer, event.card] };
    case "pairPaid":
      return { ...table, pairs: [...table.pairs, { seat: event.seat, pair: event.pair }] };
    case "insuranceOffered":
      return { ...table, asks: { for: "insurance" } };
    case "insured":
      return { ...table, asks: undefined, insured: event.seats };
    case "insurancePaid":
      return { ...table, insurancePaid: [...table.insurancePaid, event.seat] };
    case "dealerLooked":
      return table;
    case "asked":
      return { ...table, asks: { for: "move", hand: event.hand, moves: event.moves } };
    case "stood":
      return { ...table, asks: undefined };
    case "doubled":
      return change(table, event.hand, { isDoubled: true });
    case "split":
      return { ...table, asks: undefined, hands: splitAt(table.hands, event.hand) };
    case "busted":
      return change(table, event.hand, { isBusted: true });
    case "dealerRevealed":
      return { ...table, asks: undefined, dealer: [...table.dealer.slice(0, 1), event.card] };
    case "handPaid":
      return change(table, event.hand, {
        paid: { result: event.result, multiple: event.multiple },
      });
  }
}

export function tableAfter(events: readonly BlackjackEvent[]): TableView {
  return events.reduce(afterEvent, emptyTable(0));
}

function dealTo(
  hands: readonly HandView[],
  { hand: place, card }: { readonly hand: number; readonly card: Card },
): readonly HandView[] {
  const hand = hands[place] ?? {
    key: String(place),
    seat: place,
    cards: [],
    isDoubled: false,
    isSplit: false,
    isBusted: false,
    paid: undefined,
  };
  return hands.toSpliced(place, 1, { ...hand, cards: [...hand.cards, card] });
}

/** Two hands of one, side by side, until each gets its second card; there are more hands at each split. */
function splitAt(hands: readonly HandView[], place: number): readonly HandView[] {
  const hand = hands[place];
  const [one, two] = hand?.cards ?? [];
  if (hand === undefined || one === undefined || two === undefined) return hands;
  const left = { ...hand, cards: [one], isSplit: true };
  return hands.toSpliced(place, 1, left, {
    ...left,
    key: `${hand.key}s${hands.length}`,
    cards: [two],
  });
}

function change(table: TableView, place: number, by: Partial<HandView>): TableView {
  const hand = table.hands[place];
  if (hand === undefined) return table;
  return { ...table, asks: undefined, hands: table.hands.toSpliced(place, 1, { ...hand, ...by }) };
}
