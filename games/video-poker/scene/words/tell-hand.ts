import { nameCard } from "@croupier/game-stage/card-names";
import type { Language, ToldRound } from "@croupier/game-stage/scene";
import type { HandRank, PokerChoice, PokerEvent } from "../../rules/face.ts";

type Sentences = {
  readonly language: Language;
  readonly dealt: (cards: string) => string;
  /** What the cards are already. */
  readonly already: (rank: Exclude<HandRank, "nothing">) => string;
  readonly choose: string;
  readonly held: (cards: string) => string;
  readonly heldNone: string;
  readonly drawn: (cards: string) => string;
  readonly paid: (of: {
    readonly rank: Exclude<HandRank, "nothing">;
    readonly payout: string;
    readonly won: boolean;
  }) => string;
  readonly nothing: string;
};

/** A hand that waits: its five cards, what they are already, and what is asked of the player. */
export function tellDeal(events: readonly PokerEvent[], say: Sentences): string {
  const dealt = events.find(({ type }) => type === "dealt");
  if (dealt === undefined) return "";
  return [
    say.dealt(list(dealt.cards, say)),
    ...(dealt.rank === "nothing" ? [] : [say.already(dealt.rank)]),
    say.choose,
  ].join(" ");
}

/** A hand that is over: what was held, what came, and what was paid. */
export function tellDraw(
  { events, payout, won }: ToldRound<PokerChoice, PokerEvent>,
  say: Sentences,
): string {
  const drawn = events.findLast((event) => event.type === "drawn");
  if (drawn === undefined) return tellDeal(events, say);
  const { hold, cards, rank } = drawn;
  const kept = cards.filter((_, at) => hold[at]);
  const fresh = cards.filter((_, at) => !hold[at]);
  return [
    kept.length === 0 ? say.heldNone : say.held(list(kept, say)),
    ...(fresh.length === 0 ? [] : [say.drawn(list(fresh, say))]),
    rank === "nothing" ? say.nothing : say.paid({ rank, payout, won }),
  ].join(" ");
}

function list(
  cards: Extract<PokerEvent, { readonly type: "drawn" }>["cards"],
  { language }: Sentences,
): string {
  return cards.map((card) => nameCard(card, language)).join(", ");
}
