import { assert } from "./assert.ts";

/**
 * Every currency an amount may be in, with the scale the ledger keeps: the minor units of ISO 4217,
 * 8 for crypto. What a screen shows may have other decimals (`displayDecimals` in money.ts).
 */
const twoDecimals =
  "AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VES WST XCD XCG YER ZAR ZMW ZWG";
const noDecimals = "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF";
const threeDecimals = "BHD IQD JOD KWD LYD OMR TND";
const crypto = "BCH BSV BTC ETH LTC USDT XBT XSC mBTC";

const scales: ReadonlyMap<string, number> = new Map(
  [
    [noDecimals, 0] as const,
    [twoDecimals, 2] as const,
    [threeDecimals, 3] as const,
    [crypto, 8] as const,
  ].flatMap(([codes, scale]) => codes.split(" ").map((code) => [code, scale] as const)),
);

export type Asset = string & { readonly __asset: "Asset" };

export const assets: readonly Asset[] = [...scales.keys()].sort() as Asset[];

export function isAsset(code: string): code is Asset {
  return scales.has(code);
}

/** For codes that were checked where they came in; anything else here is a bug. */
export function getAsset(code: string): Asset {
  assert(isAsset(code), `${code} is not an asset we know`);
  return code;
}

/** Decimals the ledger keeps of this asset. */
export function ledgerScale(asset: Asset): number {
  const scale = scales.get(asset);
  assert(scale !== undefined, `${asset} is not an asset we know`);
  return scale;
}
