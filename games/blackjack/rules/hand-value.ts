import { rankOf, ranks, type Card } from "@croupier/kit/cards";

/** What cards count together. Soft: an ace among them counts eleven. */
export type HandValue = { readonly total: number; readonly soft: boolean };

/** What one card counts: an ace is 1, a picture is 10. */
export function pointsOf(card: Card): number {
  return Math.min(10, ranks.indexOf(rankOf(card)) + 1);
}

export function valueOf(cards: readonly Card[]): HandValue {
  return cards.reduce((value, card) => addPoints(value, pointsOf(card)), emptyHand);
}

export const emptyHand: HandValue = { total: 0, soft: false };

/** One more card: an ace counts eleven as long as that is not too much. */
export function addPoints({ total, soft }: HandValue, points: number): HandValue {
  if (points === 1 && total + 11 <= 21) return { total: total + 11, soft: true };
  if (soft && total + points > 21) return { total: total + points - 10, soft: false };
  return { total: total + points, soft };
}

/** An ace and a ten as they are dealt; of a split they are 21 and no more. */
export function isNatural(cards: readonly Card[]): boolean {
  return cards.length === 2 && valueOf(cards).total === 21;
}

export function dealerDraws({ total, soft }: HandValue, hitsSoft17: boolean): boolean {
  return total < 17 || (total === 17 && soft && hitsSoft17);
}
