import { seedOnce, type Database, type Transact } from "@croupier/database";
import { sql } from "kysely";
import type { BrandSeed } from "./brand-seed.ts";
import { brandSeeds } from "./brands.ts";

/** The brands of a first start. What is changed afterwards is never sown over. */
export function sowBrands(database: Database): Promise<"sown" | "already there"> {
  // The name is older than its content: under a new one every house would be sown again.
  return seedOnce(database, "content: brands and menus", async (tx) => {
    for (const brand of brandSeeds) await insertBrand(tx, brand);
  });
}

async function insertBrand(tx: Transact, brand: BrandSeed): Promise<void> {
  await sql`
    INSERT INTO content.brand (brand_code, name, languages, language_default, currencies,
                               default_currency, country_code, time_zone, flags)
    VALUES (${brand.brandCode}, ${brand.name}, ${brand.languages}::text[],
            ${brand.languageDefault}, ${brand.currencies}::text[], ${brand.defaultCurrency},
            ${brand.countryCode}, ${brand.timeZone}, ${JSON.stringify(brand.flags)}::jsonb)
  `.execute(tx);
  await sql`
    INSERT INTO content.brand_host (host_name, brand_code)
    SELECT host_name, ${brand.brandCode} FROM unnest(${brand.hostNames}::text[]) AS host_name
  `.execute(tx);
  await sql`
    INSERT INTO content.bucket (bucket, brand_code) VALUES (${brand.flags.bucket}, ${brand.brandCode})
  `.execute(tx);
}
