import { isRed, rankOf, type Card } from "@croupier/kit/cards";
import type { Multiple } from "@croupier/kit/rules";
import type { BlackjackConfig } from "./blackjack-config.ts";

export type Pair = "perfect" | "coloured" | "mixed";

/** What the first two cards are to the side bet; undefined where their ranks differ. */
export function pairOf(one: Card, two: Card): Pair | undefined {
  if (rankOf(one) !== rankOf(two)) return undefined;
  if (one === two) return "perfect";
  return isRed(one) === isRed(two) ? "coloured" : "mixed";
}

export function pairsMultiple({ pairsPay }: BlackjackConfig, one: Card, two: Card): Multiple {
  const pair = pairOf(one, two);
  return pair === undefined ? 0 : pairsPay[pair];
}
