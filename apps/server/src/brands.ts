import type { BrandConfiguration } from "@croupier/contracts";
import { isOpen, type Content, type Standing } from "@croupier/content";
import type { Clock } from "@croupier/kit/time";
import type { BrandOffer, VerificationRules } from "@croupier/players";
import type { BrandPages } from "../page-cache/editions.ts";
import { agreementVersionsOf } from "./agreement-versions.ts";
import { affiliateTermsOf, type AffiliateTerms } from "./affiliates.ts";
import { ConfigurationError } from "./shell/environment.ts";

/** A brand as the server needs it at every request. */
export interface Brand extends BrandOffer, BrandPages {
  readonly hosts: readonly string[];
  /** Where it is at home, and under whose licence it offers games. */
  readonly countryCode: string;
  readonly affiliates: AffiliateTerms;
  readonly verification: VerificationRules;
  readonly reCaptcha: BrandConfiguration["reCaptcha"];
  /** What operators closed, and when the site is closed as a whole. */
  readonly standing: Standing;
}

export interface Brands {
  brandOf(host: string): Brand;
  findBrand(brandCode: string): Brand | undefined;
  /** Where pages may send their calls besides home (`servicesBaseUrl`). */
  servicesOrigins(): readonly string[];
  readSiteConfiguration(question: {
    brandCode: string;
    language: string | undefined;
  }): Promise<BrandConfiguration | undefined>;
  /** Reads everything anew: after a publication, and when one may have been missed. */
  refresh(): Promise<void>;
}

export interface BrandsOptions {
  readonly content: Pick<Content, "listBrandHosts" | "readSiteConfiguration" | "readStandings">;
  readonly clock: Clock;
  /** Undefined: the first that was made. */
  readonly defaultCode: string | undefined;
}

const nothingSaid: Standing = { closures: [], maintenance: [] };

/** All brands in memory, because every request asks which one a host name means. */
export async function createBrands(options: BrandsOptions): Promise<Brands> {
  const { content } = options;
  let snapshot = await readSnapshot(options);

  return {
    brandOf: (host) => snapshot.byHost.get(hostName(host)) ?? snapshot.fallback,

    servicesOrigins: () => snapshot.servicesOrigins,

    findBrand: (brandCode) => snapshot.byCode.get(brandCode),

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
      snapshot = await readSnapshot(options);
    },
  };
}

interface Snapshot {
  readonly byHost: ReadonlyMap<string, Brand>;
  readonly byCode: ReadonlyMap<string, Brand>;
  readonly fallback: Brand;
  readonly servicesOrigins: readonly string[];
  readonly configurations: Map<string, Promise<BrandConfiguration | undefined>>;
}

async function readSnapshot(options: BrandsOptions): Promise<Snapshot> {
  const byHost = new Map<string, Brand>();
  const byCode = new Map<string, Brand>();
  const servicesOrigins = new Set<string>();
  const standings = await options.content.readStandings(options.clock());
  for (const { brandCode, hosts } of await options.content.listBrandHosts()) {
    const configuration = await options.content.readSiteConfiguration({
      brandCode,
      language: undefined,
    });
    if (configuration === undefined) continue;
    const { brandName: name, languages, languageDefault, currencies, countryCode } = configuration;
    const standing = standings.get(brandCode) ?? nothingSaid;
    const brand = {
      code: brandCode,
      brandCode,
      name,
      languages,
      languageDefault,
      currencies,
      countryCode,
      hosts,
      agreements: agreementVersionsOf(configuration),
      affiliates: affiliateTermsOf(configuration),
      verification: configuration,
      reCaptcha: configuration.reCaptcha,
      standing,
      registrationIsOpen: isOpen(standing, "registration"),
    };
    byCode.set(brandCode, brand);
    if (configuration.servicesBaseUrl !== "") servicesOrigins.add(configuration.servicesBaseUrl);
    for (const host of hosts) byHost.set(host, brand);
  }
  const [first] = byCode.keys();
  if (first === undefined) {
    throw new ConfigurationError("There is no brand yet: npm run brand -- new makes one.");
  }
  const fallback = byCode.get(options.defaultCode ?? first);
  if (fallback === undefined) {
    const known = [...byCode.keys()].join(", ");
    throw new ConfigurationError(
      `BRAND_CODE is "${options.defaultCode}", but the brands are: ${known}.`,
    );
  }
  return {
    byHost,
    byCode,
    fallback,
    servicesOrigins: [...servicesOrigins],
    configurations: new Map(),
  };
}

function hostName(host: string): string {
  return host.replace(/:\d+$/, "").toLowerCase();
}
