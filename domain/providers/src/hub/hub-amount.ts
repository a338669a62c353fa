import { ledgerScale, type Money } from "@croupier/kit/money";

/** Every amount of the dialect is in hundred-thousandths, whatever the currency. */
export const hubScale = 5;

/** Never more than there is: cut where the currency is finer, and where JSON would count no further. */
export function hubAmountOf({ minor, asset }: Money): number {
  const kept = ledgerScale(asset);
  const amount =
    kept <= hubScale
      ? minor * 10n ** BigInt(hubScale - kept)
      : minor / 10n ** BigInt(kept - hubScale);
  return amount > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(amount);
}
