import type { Asset, Money } from "@croupier/kit/money";
import { findBounds, type Bounds } from "./withdrawals/withdrawal-terms.ts";

/** Amounts of one currency in minor units. */
export type Sum = { readonly asset: Asset; readonly minor: bigint };

export type YesFacts = {
  /** The amount that this yes lets go. */
  readonly amount: Money;
  /** The same with all that belongs to it: further parts, and a day of the player. In minor units. */
  readonly whole: bigint;
  /** Amounts that this colleague let go alone within a day, by currency. */
  readonly colleagueDay: readonly Sum[];
};

/** As much one colleague lets go alone, and so many times as much in a day. */
const limits = {
  withdrawal: { alone: ({ large }: Bounds) => large.minor - 1n, timesADay: 4n },
  refund: { alone: ({ small }: Bounds) => small.minor, timesADay: 4n },
  // One press gives to many: many presses are no different.
  freeRounds: { alone: ({ small }: Bounds) => small.minor, timesADay: 1n },
} as const;

/**
 * Whether a second person has to say yes: the whole is judged, however it was cut up. What belongs together counts
 * together, and so does a day of the colleague. In a currency without bounds always.
 */
export function needsSecondYes(
  kind: keyof typeof limits,
  { amount, whole, colleagueDay }: YesFacts,
): boolean {
  const { alone, timesADay } = limits[kind];
  const aloneIn = (asset: Asset): bigint | undefined => {
    const bounds = findBounds(asset);
    return bounds && alone(bounds);
  };
  const most = aloneIn(amount.asset);
  if (most === undefined || whole > most) return true;
  // A sum of fractions, each amount by what one lets go alone in its currency.
  let [above, below] = [amount.minor, most];
  for (const { asset, minor } of colleagueDay) {
    const other = aloneIn(asset);
    if (other === undefined) return true;
    [above, below] = [above * other + minor * below, below * other];
  }
  return above > timesADay * below;
}
