import { assets, type Asset } from "@croupier/kit/money";

/** A currency that a path names; one that is not ours is unknown, never invalid. */
export function assetInPath(code: string): Asset | undefined {
  return assets.find((asset) => asset === code);
}
