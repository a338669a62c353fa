import { getAsset, ledgerScale, money, type Asset, type Money } from "@croupier/kit/money";

/** How the tables name an asset: with its scale, so that a row can be read without our code. */
export function assetCode(asset: Asset): string {
  return `${asset}/${ledgerScale(asset)}`;
}

export function moneyOf(minor: bigint, code: string): Money {
  const [name = ""] = code.split("/");
  const asset = getAsset(name);
  if (assetCode(asset) !== code) {
    // A scale that changed under existing rows would multiply every balance.
    throw new Error(`the ledger keeps ${code}, this version counts in ${assetCode(asset)}`);
  }
  return money(minor, asset);
}
