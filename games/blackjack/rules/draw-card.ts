import { deck, type Card } from "@croupier/kit/cards";
import type { Chance } from "@croupier/kit/fair";

/** Every card is drawn from a whole deck: what lies on the table changes nothing. */
export function drawCard(chance: Chance): Card {
  return deck[chance.below(deck.length)] as Card;
}
