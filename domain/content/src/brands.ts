import {
  brandConfiguration,
  type BrandConfiguration,
  type SwitchedProduct,
} from "@croupier/contracts";
import type { Database } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import { wordsIn } from "./operations/standing.ts";
import type { BrandFlags, NewBrand } from "./seed/brand-seed.ts";
import { addHosts, insertBrand, sowBrands, type MakeBrandRefusal } from "./seed/sow-brands.ts";
import type { RecordContentAct } from "./store/recorded-act.ts";
import { refuseByRollback } from "./store/refuse-by-rollback.ts";

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

/** The senders of letters and texts of a brand; undefined is the sender of the house. */
export type BrandSenders = {
  readonly mail: string | undefined;
  readonly sms: string | undefined;
};

/** Brands and their configuration. Their menus are content, and seen by each visitor in their own way. */
export function createBrands({
  database,
  clock,
  record,
}: {
  database: Database;
  clock: Clock;
  record: RecordContentAct;
}) {
  return {
    sowBrands: () => sowBrands(database),

    /** Running servers show it within a second. */
    async makeBrand(brand: NewBrand, by: string): Promise<Result<undefined, MakeBrandRefusal>> {
      // The texts that players agree to have the month in which there was something to agree to.
      const agreement = clock().toISOString().slice(0, 7);
      return refuseByRollback(database, async (tx) => {
        const made = await insertBrand(tx, brand, { agreement });
        if (!made.ok) return made;
        const subject = brand.brandCode;
        await record(tx, { by, action: "content.brand-made", subject, after: brand });
        return ok(undefined);
      });
    },

    async addBrandHosts(
      { brandCode, hostNames }: Pick<NewBrand, "brandCode" | "hostNames">,
      by: string,
    ): Promise<Result<undefined, MakeBrandRefusal | { readonly code: "not_found" }>> {
      return refuseByRollback<undefined, MakeBrandRefusal | { readonly code: "not_found" }>(
        database,
        async (tx) => {
          const { rows } = await sql`
            UPDATE content.brand SET revision = revision + 1
            WHERE brand_code = ${brandCode} RETURNING brand_code
          `.execute(tx);
          if (rows.length === 0) return refuse({ code: "not_found" });
          const added = await addHosts(tx, brandCode, hostNames);
          if (!added.ok) return added;
          const act = { by, action: "content.brand-hosts-added", subject: brandCode } as const;
          await record(tx, { ...act, after: hostNames });
          return ok(undefined);
        },
      );
    },

    async readSenders(brandCode: string): Promise<BrandSenders> {
      const { rows } = await sql<{ mail: string | null; sms: string | null }>`
        SELECT mail_from AS mail, sms_from AS sms FROM content.brand WHERE brand_code = ${brandCode}
      `.execute(database.db);
      return { mail: rows[0]?.mail ?? undefined, sms: rows[0]?.sms ?? undefined };
    },

    /** A host name that no brand claims is nobody's; the caller has a default. */
    async findBrandByHost(hostName: string): Promise<string | undefined> {
      const { rows } = await sql<{ brand_code: string }>`
        SELECT brand_code FROM content.brand_host WHERE host_name = ${hostName.toLowerCase()}
      `.execute(database.db);
      return rows[0]?.brand_code;
    },

    /** Every brand with the host names that mean it, the first that was made and its first name in front. */
    async listBrandHosts(): Promise<readonly BrandHosts[]> {
      const { rows } = await sql<BrandHosts>`
        SELECT b.brand_code AS "brandCode",
               array(SELECT host_name FROM content.brand_host AS h
                     WHERE h.brand_code = b.brand_code ORDER BY h.place, h.host_name) AS hosts
        FROM content.brand AS b ORDER BY b.made_at, b.brand_code
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
