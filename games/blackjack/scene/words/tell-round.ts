import type { ToldRound } from "@croupier/game-stage/scene";
import type { Card } from "@croupier/kit/cards";
import {
  valueOf,
  type BlackjackChoice,
  type BlackjackEvent,
  type HandResult,
  type Move,
} from "../../rules/face.ts";
import { tableAfter } from "../table-view.ts";

type Sentences = {
  readonly dealer: (total: number) => string;
  readonly hand: (number: number, total: number, result: HandResult) => string;
  readonly paid: (payout: string) => string;
  readonly nothing: string;
};

/** A round as it is told to who listens: the dealer, each hand, and what was paid. */
export function tellRound(
  { events, payout }: ToldRound<BlackjackChoice, BlackjackEvent>,
  say: Sentences,
): string {
  const { dealer, hands } = tableAfter(events);
  const shown = dealer.flatMap((card) => card ?? []);
  const paidAnything = /[1-9]/.test(payout);
  return [
    say.dealer(valueOf(shown).total),
    ...hands.map(({ cards, paid }, place) =>
      say.hand(place + 1, valueOf(cards).total, paid?.result ?? "lost"),
    ),
    paidAnything ? say.paid(payout) : say.nothing,
  ].join(" ");
}

type OpenSentences = {
  readonly dealer: (card: string) => string;
  readonly hand: (number: number, total: number) => string;
  readonly insurance: string;
  readonly moves: (moves: readonly Move[]) => string;
  readonly cardName: (card: Card) => string;
};

/** Where a round stands that waits for the player: what the dealer shows, the hand, and what can be done. */
export function tellOpen(events: readonly BlackjackEvent[], say: OpenSentences): string {
  const { dealer, hands, asks } = tableAfter(events);
  const [up] = dealer;
  const asked = asks?.for === "move" ? hands.slice(asks.hand, asks.hand + 1) : hands;
  const first = asks?.for === "move" ? asks.hand : 0;
  return [
    ...(up ? [say.dealer(say.cardName(up))] : []),
    ...asked.map(({ cards }, place) => say.hand(first + place + 1, valueOf(cards).total)),
    ...(asks === undefined ? [] : [asks.for === "move" ? say.moves(asks.moves) : say.insurance]),
  ].join(" ");
}
