import type { OperatedBrand, SiteSettings } from "@croupier/contracts";
import type { Transact } from "@croupier/database";
import { sql } from "kysely";
import type { BrandFlags } from "../seed/brand-seed.ts";
import type { Connection } from "../store/entry-facts.ts";

/** A brand as operators see it: who it is, what is set, and how often it was changed. */
export type BrandRecord = {
  readonly brand: OperatedBrand;
  readonly settings: SiteSettings;
  readonly revision: number;
  readonly changedAt: Date | null;
  readonly changedBy: string | null;
};

type Row = {
  brand_code: string;
  name: string;
  languages: string[];
  language_default: string;
  currencies: OperatedBrand["currencies"];
  default_currency: SiteSettings["defaultCurrency"];
  country_code: SiteSettings["countryCode"];
  flags: BrandFlags;
  revision: bigint;
  changed_at: Date | null;
  changed_by: string | null;
  hosts: string[];
};

const columns = sql`
  b.brand_code, b.name, b.languages, b.language_default, b.currencies, b.default_currency,
  b.country_code, b.flags, b.revision, b.changed_at, b.changed_by,
  array(SELECT host_name FROM content.brand_host AS h WHERE h.brand_code = b.brand_code
        ORDER BY host_name) AS hosts
`;

export async function readBrandRecords(db: Connection): Promise<readonly BrandRecord[]> {
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM content.brand AS b ORDER BY b.brand_code
  `.execute(db);
  return rows.map(presentRow);
}

/** Until the transaction ends nobody else operates this brand. */
export async function lockBrand(tx: Transact, brandCode: string): Promise<BrandRecord | undefined> {
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM content.brand AS b WHERE b.brand_code = ${brandCode} FOR UPDATE OF b
  `.execute(tx);
  return rows[0] && presentRow(rows[0]);
}

/** Call under `lockBrand` with every change: site processes that heard nothing see it by this. */
export async function raiseRevision(
  tx: Transact,
  { brandCode, by, at }: { brandCode: string; by: string; at: Date },
): Promise<void> {
  await sql`
    UPDATE content.brand SET revision = revision + 1, changed_at = ${at}, changed_by = ${by}
    WHERE brand_code = ${brandCode}
  `.execute(tx);
}

function presentRow(row: Row): BrandRecord {
  const { bucket, ...flags } = row.flags;
  return {
    brand: {
      brandCode: row.brand_code,
      brandName: row.name,
      bucket,
      hosts: row.hosts,
      languages: row.languages,
      languageDefault: row.language_default,
      currencies: row.currencies,
    },
    settings: {
      brandName: row.name,
      countryCode: row.country_code,
      defaultCurrency: row.default_currency,
      languageDefault: row.language_default,
      ...flags,
    },
    revision: Number(row.revision),
    changedAt: row.changed_at,
    changedBy: row.changed_by,
  };
}
