export { assets, isAsset, ledgerScale, type Asset } from "./assets.ts";
