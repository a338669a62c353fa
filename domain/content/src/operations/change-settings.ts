import type { SiteSettings } from "@croupier/contracts";
import type { Transact } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { sql } from "kysely";
import type { ChangeSettingsRefusal } from "../refusals.ts";
import type { BrandRecord } from "./brand-record.ts";

/** What the rest of the house may rely on, whatever an operator types. */
export function decideSettings(
  before: BrandRecord,
  { basedOn, settings }: { readonly basedOn: number; readonly settings: SiteSettings },
): Result<SiteSettings, ChangeSettingsRefusal> {
  if (basedOn !== before.revision) return refuse({ code: "changed_meanwhile" });
  const { languages, currencies } = before.brand;
  if (!languages.includes(settings.languageDefault)) {
    return refuse({ code: "language_not_offered" });
  }
  if (!currencies.includes(settings.defaultCurrency)) {
    return refuse({ code: "currency_not_offered" });
  }
  return ok(settings);
}

export async function writeSettings(
  tx: Transact,
  { brand }: BrandRecord,
  settings: SiteSettings,
): Promise<void> {
  const { brandName, countryCode, defaultCurrency, languageDefault, ...flags } = settings;
  await sql`
    UPDATE content.brand
    SET name = ${brandName}, country_code = ${countryCode}, default_currency = ${defaultCurrency},
        language_default = ${languageDefault},
        flags = ${JSON.stringify({ ...flags, bucket: brand.bucket })}::jsonb
    WHERE brand_code = ${brand.brandCode}
  `.execute(tx);
}
