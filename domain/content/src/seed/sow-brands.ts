import { seedOnce, type Database, type Transact } from "@croupier/database";
import { sql } from "kysely";
import { accountMenu } from "./account-menu.ts";
import type { BrandSeed } from "./brand-seed.ts";
import { brandSeeds } from "./brands.ts";
import { channelFooter, channelHeader } from "./channel-menus.ts";
import { footer } from "./footer-menu.ts";
import type { MenuRegion, MenuSeed } from "./menu-seed.ts";

const menusByRegion: readonly (readonly [MenuRegion, readonly MenuSeed[]])[] = [
  ["channelHeader", channelHeader],
  ["channelFooter", channelFooter],
  ["accountMenu", accountMenu],
  ["footer", footer],
];

/** The brands and menus of a first start. What is changed afterwards is never sown over. */
export function sowBrands(database: Database): Promise<"sown" | "already there"> {
  return seedOnce(database, "content: brands and menus", async (tx) => {
    for (const brand of brandSeeds) {
      await insertBrand(tx, brand);
      for (const [region, menu] of menusByRegion) {
        await insertMenu(tx, brand.brandCode, region, menu);
      }
    }
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

async function insertMenu(
  tx: Transact,
  brandCode: string,
  region: MenuRegion,
  menu: readonly MenuSeed[],
): Promise<void> {
  // Positions are spaced, so that an item can be put between two others.
  const items = menu.map((item, index) => ({ ...item, position: (index + 1) * 10 }));
  await sql`
    INSERT INTO content.menu_item
      (brand_code, region, item_id, position, link, parent_link, icon_class, menu_data, texts)
    SELECT ${brandCode}, ${region}, id, position, link, "parentLink", icon,
           coalesce("menuData", '{}'), texts
    FROM jsonb_to_recordset(${JSON.stringify(items)}::jsonb) AS item (
      id text, position integer, link text, "parentLink" text, icon text, "menuData" jsonb,
      texts jsonb
    )
  `.execute(tx);
}
