import type { SiteConfiguration, SiteSettings } from "@croupier/contracts";

/** What of the site configuration has no column of its own. */
export type BrandFlags = Omit<
  SiteConfiguration,
  | "affiliates"
  | "agreements"
  | "brandCode"
  | "closed"
  | "brandName"
  | "countryCode"
  | "currencies"
  | "defaultCurrency"
  | "languages"
  | "languageDefault"
  | "menus"
> &
  Pick<SiteSettings, "affiliates" | "agreements">;

export type BrandSeed = {
  readonly brandCode: string;
  readonly name: string;
  readonly hostNames: readonly string[];
  readonly languages: readonly string[];
  readonly languageDefault: string;
  readonly currencies: readonly string[];
  readonly defaultCurrency: string;
  readonly countryCode: string;
  readonly timeZone: string;
  readonly flags: BrandFlags;
};
