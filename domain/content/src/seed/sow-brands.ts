import { seedOnce, type Database, type Transact } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { sql } from "kysely";
import type { BrandFlags, NewBrand } from "./brand-seed.ts";
import { demoAgreement, demoBrands, firstFlags } from "./brands.ts";

/** Two brands cannot share a code, and no host name can mean two of them. */
export type MakeBrandRefusal =
  | { readonly code: "brand_taken" }
  | { readonly code: "host_taken"; readonly hostName: string; readonly brandCode: string };

/** The brands of a demo. What is changed afterwards is never sown over. */
export function sowBrands(database: Database): Promise<"sown" | "already there"> {
  // The name is older than its content: under a new one every house would be sown again.
  return seedOnce(database, "content: brands and menus", async (tx) => {
    for (const { flags, ...brand } of demoBrands) {
      const made = await insertBrand(tx, brand, { agreement: demoAgreement, flags });
      if (!made.ok) throw new Error(`the demo brand ${brand.brandCode}: ${made.refusal.code}`);
    }
  });
}

/** A brand under its host names, with a bucket for its content, which is empty. */
export async function insertBrand(
  tx: Transact,
  brand: NewBrand,
  first: { readonly agreement: string; readonly flags?: Partial<BrandFlags> },
): Promise<Result<undefined, MakeBrandRefusal>> {
  const text = { version: first.agreement, news: {} };
  const flags: BrandFlags = {
    ...firstFlags,
    agreements: { terms: text, privacy: text },
    bucket: brand.brandCode,
    ...first.flags,
  };
  const [languageDefault] = brand.languages;
  const [defaultCurrency] = brand.currencies;
  const made = await sql`
    INSERT INTO content.brand (brand_code, name, languages, language_default, currencies,
                               default_currency, country_code, time_zone, flags, mail_from, sms_from)
    VALUES (${brand.brandCode}, ${brand.name}, ${brand.languages}::text[],
            ${languageDefault}, ${brand.currencies}::text[], ${defaultCurrency},
            ${brand.countryCode}, ${brand.timeZone}, ${JSON.stringify(flags)}::jsonb,
            ${brand.mailFrom ?? null}, ${brand.smsFrom ?? null})
    ON CONFLICT (brand_code) DO NOTHING RETURNING brand_code
  `.execute(tx);
  if (made.rows.length === 0) return refuse({ code: "brand_taken" });
  const hosts = await addHosts(tx, brand.brandCode, brand.hostNames);
  if (!hosts.ok) return hosts;
  await sql`
    INSERT INTO content.bucket (bucket, brand_code) VALUES (${flags.bucket}, ${brand.brandCode})
  `.execute(tx);
  return ok(undefined);
}

/** Further names of a brand, behind those it has. */
export async function addHosts(
  tx: Transact,
  brandCode: string,
  hostNames: readonly string[],
): Promise<Result<undefined, Extract<MakeBrandRefusal, { code: "host_taken" }>>> {
  for (const hostName of hostNames) {
    const { rows } = await sql<{ brandCode: string; isNew: boolean }>`
      WITH added AS (
        INSERT INTO content.brand_host (host_name, brand_code, place)
        SELECT ${hostName}, ${brandCode}, count(*) FROM content.brand_host
        WHERE brand_code = ${brandCode}
        ON CONFLICT (host_name) DO NOTHING RETURNING brand_code
      )
      SELECT brand_code AS "brandCode", true AS "isNew" FROM added
      UNION ALL
      SELECT brand_code, false FROM content.brand_host WHERE host_name = ${hostName}
    `.execute(tx);
    const [found] = rows;
    if (found !== undefined && !found.isNew) {
      return refuse({ code: "host_taken", hostName, brandCode: found.brandCode });
    }
  }
  return ok(undefined);
}
