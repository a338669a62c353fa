import type { SiteConfiguration } from "@croupier/contracts";
import type { Content } from "@croupier/content";
import type { BrandOffer } from "@croupier/players";
import type { BrandPages } from "../page-cache/editions.ts";
import { affiliateTermsOf, type AffiliateTerms } from "./affiliates.ts";
import { ConfigurationError } from "./shell/environment.ts";

/** A brand as the server needs it at every request. */
export interface Brand extends BrandOffer, BrandPages {
  readonly hosts: readonly string[];
  readonly affiliates: AffiliateTerms;
}

export interface Brands {
  brandOf(host: string): Brand;
  readSiteConfiguration(question: {
    brandCode: string;
    language: string | undefined;
  }): Promise<SiteConfiguration | undefined>;
  /** Reads everything anew: after a publication, and when one may have been missed. */
  refresh(): Promise<void>;
}

/** All brands in memory, because every request asks which one a host name means. */
export async function createBrands(options: {
  content: Pick<Content, "listBrandHosts" | "readSiteConfiguration">;
  defaultCode: string;
}): Promise<Brands> {
  const { content, defaultCode } = options;
  let snapshot = await readSnapshot(options);

  return {
    brandOf: (host) => snapshot.byHost.get(hostName(host)) ?? snapshot.fallback,

    async readSiteConfiguration({ brandCode, language }) {
      const brand = snapshot.byCode.get(brandCode);
      if (brand === undefined) return undefined;
      const spoken = brand.languages.find((one) => one === language) ?? brand.languageDefault;
      const { configurations } = snapshot;
      const key = `${brandCode} ${spoken}`;
      const known = configurations.get(key);
      if (known !== undefined) return known;
      const reading = content.readSiteConfiguration({ brandCode, language: spoken });
      configurations.set(key, reading);
      reading.catch(() => configurations.delete(key));
      return reading;
    },

    async refresh() {
      snapshot = await readSnapshot({ content, defaultCode });
    },
  };
}

interface Snapshot {
  readonly byHost: ReadonlyMap<string, Brand>;
  readonly byCode: ReadonlyMap<string, Brand>;
  readonly fallback: Brand;
  readonly configurations: Map<string, Promise<SiteConfiguration | undefined>>;
}

async function readSnapshot(options: {
  content: Pick<Content, "listBrandHosts" | "readSiteConfiguration">;
  defaultCode: string;
}): Promise<Snapshot> {
  const byHost = new Map<string, Brand>();
  const byCode = new Map<string, Brand>();
  for (const { brandCode, hosts } of await options.content.listBrandHosts()) {
    const configuration = await options.content.readSiteConfiguration({
      brandCode,
      language: undefined,
    });
    if (configuration === undefined) continue;
    const { brandName: name, languages, languageDefault, currencies } = configuration;
    const brand = {
      code: brandCode,
      brandCode,
      name,
      languages,
      languageDefault,
      currencies,
      hosts,
      affiliates: affiliateTermsOf(configuration),
    };
    byCode.set(brandCode, brand);
    for (const host of hosts) byHost.set(host, brand);
  }
  const fallback = byCode.get(options.defaultCode);
  if (fallback === undefined) {
    const known = [...byCode.keys()].join(", ") || "none";
    throw new ConfigurationError(
      `BRAND_CODE is "${options.defaultCode}", but the brands are: ${known}.`,
    );
  }
  return { byHost, byCode, fallback, configurations: new Map() };
}

function hostName(host: string): string {
  return host.replace(/:\d+$/, "").toLowerCase();
}
