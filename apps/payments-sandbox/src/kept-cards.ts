import { randomBytes } from "node:crypto";
import { brandOf } from "./methods/card.ts";
import type { KeptCard, ShownCard } from "./payments.ts";

export type KeptCards = ReturnType<typeof createKeptCards>;

/** Cards that players want to use again. The shop learns a token, a brand and four digits of them. */
export function createKeptCards() {
  const byToken = new Map<string, KeptCard & { readonly payer: string; readonly number: string }>();

  return {
    keep(payer: string, typed: string): KeptCard {
      const number = digitsOf(typed);
      const earlier = [...byToken.values()].find(
        (card) => card.payer === payer && card.number === number,
      );
      const card = earlier ?? {
        token: `card_${randomBytes(18).toString("base64url")}`,
        ...showCard(number),
        payer,
        number,
      };
      byToken.set(card.token, card);
      const { token, brand, lastFour } = card;
      return { token, brand, lastFour };
    },
    /** A token is good for whom it was made. */
    find(payer: string, token: string) {
      const card = byToken.get(token);
      return card?.payer === payer ? card : undefined;
    },
    forget: (token: string) => byToken.delete(token),
  };
}

/** What may be told of a card to a shop that does not keep it. */
export function showCard(typed: string): ShownCard {
  const number = digitsOf(typed);
  return { brand: brandOf(number), lastFour: number.slice(-4) };
}

const digitsOf = (typed: string): string => typed.replace(/\D/g, "");
