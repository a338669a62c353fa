import type { BrandOffer } from "@croupier/players";
import type { BrandPages } from "../page-cache/editions.ts";

/** A brand as the server needs it at every request. */
export interface Brand extends BrandOffer, BrandPages {
  readonly hosts: readonly string[];
}

export interface Brands {
  brandOf(host: string): Brand;
  refresh(): Promise<void>;
}

/** All brands in memory: which one a host name means is asked at every request. */
export async function createBrands(options: {
  load: () => Promise<readonly Brand[]>;
  defaultCode: string;
}): Promise<Brands> {
  let byHost = new Map<string, Brand>();
  let fallback: Brand | undefined;

  async function refresh(): Promise<void> {
    const brands = await options.load();
    byHost = new Map(brands.flatMap((brand) => brand.hosts.map((host) => [host, brand] as const)));
    fallback = brands.find((brand) => brand.code === options.defaultCode);
    if (fallback === undefined) {
      const known = brands.map((brand) => brand.code).join(", ") || "none";
      throw new Error(`BRAND_CODE is "${options.defaultCode}", but the brands are: ${known}.`);
    }
  }

  await refresh();
  return {
    refresh,
    brandOf(host) {
      const brand = byHost.get(host.replace(/:\d+$/, "").toLowerCase()) ?? fallback;
      if (brand === undefined) throw new Error("no brand is loaded");
      return brand;
    },
  };
}
