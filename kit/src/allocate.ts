import { money, type Money } from "./amount.ts";
import { assert } from "./assert.ts";

/**
 * Shares an amount out by weights so that the parts always add up to the whole. Each part is its
 * exact share cut toward zero; the minor units left over go one each to the largest remainders, the
 * earlier part first where they tie. A weight of zero gets nothing.
 */
export function allocate(whole: Money, weights: readonly bigint[]): Money[] {
  const total = weights.reduce((left, right) => left + right, 0n);
  assert(total > 0n && weights.every((weight) => weight >= 0n), "weights must share something out");
  const size = whole.minor < 0n ? -whole.minor : whole.minor;
  const shares = weights.map((weight, place) => ({
    place,
    units: (size * weight) / total,
    remainder: (size * weight) % total,
  }));
  const left = size - shares.reduce((units, share) => units + share.units, 0n);
  const byRemainder = [...shares].sort((one, other) => Number(other.remainder - one.remainder));
  for (const share of byRemainder.slice(0, Number(left))) share.units += 1n;
  return shares.map(({ units }) => money(whole.minor < 0n ? -units : units, whole.asset));
}

/** Shares an amount out evenly: no two parts differ by more than one minor unit. */
export function split(whole: Money, parts: number): Money[] {
  assert(Number.isInteger(parts) && parts > 0, "an amount is split into one part or more");
  return allocate(
    whole,
    Array.from({ length: parts }, () => 1n),
  );
}
