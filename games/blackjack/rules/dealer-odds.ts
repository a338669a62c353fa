import { addPoints, dealerDraws, emptyHand, type HandValue } from "./hand-value.ts";

/** Every card is drawn from a whole deck: of thirteen ranks four count ten. */
export const rankOdds: readonly { readonly points: number; readonly chance: number }[] = Array.from(
  { length: 10 },
  (_, place) => ({ points: place + 1, chance: (place === 9 ? 4 : 1) / 13 }),
);

/** How a dealer ends: at 17 to 21, or beyond, which is told as 22. */
export type DealerOdds = ReadonlyMap<number, number>;

/** How likely the second card makes a blackjack of this one. */
export function naturalChance(up: number): number {
  if (up === 1) return 4 / 13;
  return up === 10 ? 1 / 13 : 0;
}

/** How likely each end is once it is known that the dealer has no blackjack. */
export function dealerOdds(up: number, hitsSoft17: boolean): DealerOdds {
  const ends = new Map<number, number>();
  const none = 1 - naturalChance(up);
  const first = addPoints(emptyHand, up);
  for (const { points, chance } of rankOdds) {
    const second = addPoints(first, points);
    if (second.total !== 21) draw(second, chance / none, { hitsSoft17, ends });
  }
  return ends;
}

function draw(
  hand: HandValue,
  chance: number,
  into: { readonly hitsSoft17: boolean; readonly ends: Map<number, number> },
): void {
  if (dealerDraws(hand, into.hitsSoft17)) {
    for (const next of rankOdds) draw(addPoints(hand, next.points), chance * next.chance, into);
    return;
  }
  const end = Math.min(22, hand.total);
  into.ends.set(end, (into.ends.get(end) ?? 0) + chance);
}
