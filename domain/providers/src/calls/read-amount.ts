import { ledgerScale, type Asset } from "@croupier/kit/money";

/** The minor units that the ledger keeps; undefined where the ledger could not keep it exactly. */
export function readAmount(
  { amount, scale }: { readonly amount: string; readonly scale: number },
  asset: Asset,
): bigint | undefined {
  const units = BigInt(amount);
  const kept = ledgerScale(asset);
  if (scale <= kept) return units * 10n ** BigInt(kept - scale);
  const finer = 10n ** BigInt(scale - kept);
  return units % finer === 0n ? units / finer : undefined;
}
