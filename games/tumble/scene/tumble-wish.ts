import type { TumbleChoice } from "../rules/face.ts";

/** A spin, or free spins at once for so many stakes of one. */
export type TumbleWish = { readonly stakes: number | null };

/** A purchase is one round at its price: what one spin is played at stays the stake of the bar. */
export function betFor({ wish, stake }: { readonly wish: TumbleWish; readonly stake: bigint }): {
  stake: bigint;
  choice: TumbleChoice;
} {
  if (wish.stakes === null) return { stake, choice: { buy: false } };
  return { stake: stake * BigInt(wish.stakes), choice: { buy: true } };
}
