import type { BlackjackChoice } from "../rules/face.ts";

/** What a player sets before the cards: how many seats, and a bet on pairs beside each. */
export type BlackjackWish = { readonly seats: number; readonly pairs: boolean };

/** A pair is bet on with half of what a seat is, cut, and never with nothing. */
export function pairsStake(stake: bigint): bigint {
  return stake > 1n ? stake / 2n : 1n;
}

/** The stake of the bar is that of one seat. */
export function betOf({ wish, stake }: { wish: BlackjackWish; stake: bigint }): {
  stake: bigint;
  choice: BlackjackChoice;
} {
  const pairs = wish.pairs ? pairsStake(stake) : 0n;
  const seat = { stake: String(stake), pairs: String(pairs) };
  return {
    stake: (stake + pairs) * BigInt(wish.seats),
    choice: { seats: Array.from({ length: wish.seats }, () => seat) },
  };
}
