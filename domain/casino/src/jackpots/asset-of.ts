import { getAsset, type Asset } from "@croupier/kit/money";

/** Of the code under which the ledger keeps it. */
export function assetOf(code: string): Asset {
  return getAsset(code.split("/")[0] ?? "");
}
