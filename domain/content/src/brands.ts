import {
  brandConfiguration,
  type BrandConfiguration,
  type SwitchedProduct,
} from "@croupier/contracts";
import type { Database } from "@croupier/database";
import { sql } from "kysely";
import { wordsIn } from "./operations/standing.ts";
import type { BrandFlags } from "./seed/brand-seed.ts";
import { sowBrands } from "./seed/sow-brands.ts";

type BrandRow = {
  brand_code: string;
  name: string;
  languages: string[];
  language_default: string;
  currencies: string[];
  default_currency: string;
  country_code: string;
  flags: BrandFlags;
};

export type BrandHosts = { readonly brandCode: string; readonly hosts: readonly string[] };

/** Brands and their configuration. Their menus are content, and seen by each visitor in their own way. */
export function createBrands(database: Database) {
  return {
    sowBrands: () => sowBrands(database),

    /** A host name that no brand claims is nobody's; the caller has a default. */
    async findBrandByHost(hostName: string): Promise<string | undefined> {
      const { rows } = await sql<{ brand_code: string }>`
        SELECT brand_code FROM content.brand_host WHERE host_name = ${hostName.toLowerCase()}
      `.execute(database.db);
      return rows[0]?.brand_code;
    },

    /** Every brand with the host names that mean it. */
    async listBrandHosts(): Promise<readonly BrandHosts[]> {
      const { rows } = await sql<BrandHosts>`
        SELECT b.brand_code AS "brandCode",
               coalesce(array_agg(h.host_name) FILTER (WHERE h.host_name IS NOT NULL), '{}') AS hosts
        FROM content.brand AS b LEFT JOIN content.brand_host AS h USING (brand_code)
        GROUP BY b.brand_code ORDER BY b.brand_code
      `.execute(database.db);
      return rows;
    },

    /** Never personal. A language the brand does not speak reads the brand's own. */
    async readSiteConfiguration(question: {
      brandCode: string;
      language: string | undefined;
    }): Promise<BrandConfiguration | undefined> {
      const brands = await sql<BrandRow>`
        SELECT brand_code, name, languages, language_default, currencies, default_currency,
               country_code, flags
        FROM content.brand WHERE brand_code = ${question.brandCode}
      `.execute(database.db);
      const [brand] = brands.rows;
      if (brand === undefined) return undefined;
      const closed = await sql<{ product: SwitchedProduct; reason: Record<string, string> }>`
        SELECT product, reason FROM content.switch
        WHERE brand_code = ${brand.brand_code} AND NOT is_open ORDER BY product
      `.execute(database.db);
      const isOpen = (asked: SwitchedProduct): boolean =>
        !closed.rows.some(({ product }) => product === asked);
      const fallback = brand.language_default;
      const wanted = question.language ?? fallback;
      const inWords = ({ version, news }: BrandFlags["agreements"]["terms"]) => ({
        version,
        news: wordsIn(news, { wanted, fallback }),
      });
      return brandConfiguration.parse({
        ...brand.flags,
        agreements: {
          terms: inWords(brand.flags.agreements.terms),
          privacy: inWords(brand.flags.agreements.privacy),
        },
        affiliates: {
          ...brand.flags.affiliates,
          payoutText: wordsIn(brand.flags.affiliates.payoutText, { wanted, fallback }),
        },
        // A page must not offer what would be refused.
        isCashierDepositEnabled: brand.flags.isCashierDepositEnabled && isOpen("deposits"),
        isCashierWithdrawalEnabled: brand.flags.isCashierWithdrawalEnabled && isOpen("withdrawals"),
        closed: closed.rows.map(({ product, reason }) => ({
          product,
          reason: wordsIn(reason, { wanted, fallback }),
        })),
        brandCode: brand.brand_code,
        brandName: brand.name,
        countryCode: brand.country_code,
        currencies: brand.currencies,
        defaultCurrency: brand.default_currency,
        languages: brand.languages,
        languageDefault: fallback,
      });
    },
  };
}
