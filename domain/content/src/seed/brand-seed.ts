import { siteSettings, type SiteConfiguration, type SiteSettings } from "@croupier/contracts";
import { z } from "zod";

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

const { brandName, countryCode, defaultCurrency } = siteSettings.shape;

/** The languages that the screens and letters of the house are written in. */
const written = ["en", "es", "de"] as const;

const hasNoTwin = (items: readonly string[]) => new Set(items).size === items.length;

/** A brand as somebody asks for it. Its first language, currency and host name are what counts where one has to. */
export const newBrand = z.object({
  brandCode: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,31}$/, "must be 2 to 32 small letters, digits and -, such as acme"),
  name: brandName,
  hostNames: z
    .array(
      z
        .string()
        .max(253)
        .regex(
          /^(?=.*[a-z])[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/,
          "must be a host name in small letters, such as play.acme.example",
        ),
    )
    .min(1, "must name at least one")
    .refine(hasNoTwin, "says it twice"),
  languages: z
    .array(z.enum(written))
    .min(1, "must name at least one")
    .refine(hasNoTwin, "says it twice"),
  currencies: z
    .array(defaultCurrency)
    .min(1, "must name at least one")
    .refine(hasNoTwin, "says it twice"),
  countryCode,
  timeZone: z.string().refine(isTimeZone, "must be a time zone such as Europe/Malta"),
  /** The senders of its letters and texts; undefined is the sender of the house. */
  mailFrom: z.string().optional(),
  smsFrom: z.string().optional(),
});

export type NewBrand = z.output<typeof newBrand>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
