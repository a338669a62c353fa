import { assert } from "./assert.ts";
import type { Asset } from "./assets.ts";

declare const brand: unique symbol;

/**
 * A whole number of the ledger's minor units of one asset: `{minor: 1250n, asset: "EUR"}` is 12.50.
 * Branded, so that a bare number, or cents taken for euros, does not compile. Adding and taking
 * away are exact; only `allocate` divides, and only display cuts.
 */
export type Money = {
  readonly minor: bigint;
  readonly asset: Asset;
  readonly [brand]: "Money";
};

/** A number that came past the compiler, out of JSON say, may have lost digits already: a bug. */
export function money(minor: bigint, asset: Asset): Money {
  assert(typeof minor === "bigint", "an amount is counted in bigint");
  return { minor, asset } as Money;
}

export function zero(asset: Asset): Money {
  return money(0n, asset);
}

export function add(left: Money, right: Money): Money {
  return money(left.minor + sameAsset(left, right).minor, left.asset);
}

export function subtract(left: Money, right: Money): Money {
  return money(left.minor - sameAsset(left, right).minor, left.asset);
}

export function negate(amount: Money): Money {
  return money(-amount.minor, amount.asset);
}

export function sum(amounts: readonly Money[], asset: Asset): Money {
  return amounts.reduce(add, zero(asset));
}

/** Negative when `left` is less, 0 when equal, positive when more: fit for `sort`. */
export function compare(left: Money, right: Money): -1 | 0 | 1 {
  const difference = left.minor - sameAsset(left, right).minor;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

export function isZero(amount: Money): boolean {
  return amount.minor === 0n;
}

export function isNegative(amount: Money): boolean {
  return amount.minor < 0n;
}

function sameAsset(left: Money, right: Money): Money {
  assert(left.asset === right.asset, `${left.asset} and ${right.asset} do not mix`);
  return right;
}
