import type { Address } from "./address.ts";
import type { Ranges } from "./packed-ranges.ts";

/** The name of the range an address is in: the last one that begins at or before it. */
export function findRange(
  { high, low, places, names }: Ranges,
  address: Pick<Address, "high" | "low">,
): string {
  let first = 0;
  let after = high.length;
  while (first < after) {
    const middle = (first + after) >>> 1;
    const start = high[middle] ?? 0;
    const isBeyond =
      start === address.high ? (low?.[middle] ?? 0) > address.low : start > address.high;
    if (isBeyond) after = middle;
    else first = middle + 1;
  }
  return names[places[first - 1] ?? 0] ?? "";
}
