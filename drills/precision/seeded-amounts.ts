import type { Asset, Money } from "@croupier/kit/money";
import { money } from "@croupier/kit/money";

export type Dice = (below: number) => number;

/** The same dice for the same seed: what was found is found again (mulberry32). */
export function seededDice(seed: number): Dice {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** From one unit to 10^30 of them, small ones as often as large ones. */
export function rollAmount(dice: Dice, asset: Asset): Money {
  let left = 1 + dice(30);
  let minor = 0n;
  for (; left > 0; left -= 9) {
    const digits = Math.min(left, 9);
    minor = minor * 10n ** BigInt(digits) + BigInt(dice(10 ** digits));
  }
  return money(minor + 1n, asset);
}
