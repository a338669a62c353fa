import { z } from "zod";
import { country, currency, language, line, text } from "./fields.ts";
import { mfaMethod } from "./identity.ts";
import { mfaOperations } from "./mfa-operations.ts";

const flag = z.boolean();

/** `/casino/*`: one slash in front, `*` for whatever follows or lies between. */
const pagePattern = line()
  .max(200)
  .regex(/^\/(?!\/)[^\s?#\\]*$/, "is not a page pattern: begin with one slash, * is a wildcard");

/** Which text players agree to. Another version asks everybody again, and `news` tells them why. */
const agreement = z.object({
  version: line().regex(
    /^[0-9A-Za-z][0-9A-Za-z.-]{0,19}$/,
    "is not a version, such as 2026-11 or 3.1",
  ),
  /** What is new in it, by language; nothing is said in a language that is missing. */
  news: z
    .record(language, text({ max: 400, lines: true }))
    .refine((texts) => Object.keys(texts).length <= 50, "holds at most 50 languages"),
});

/** As `affid` carries it. */
const affiliateToken = line().regex(
  /^[\w.~@-]{1,64}$/,
  "is not a token: letters, digits and . ~ @ _ - only",
);

const domainName = line()
  .max(253)
  .regex(/^(?=.{3,})[a-z0-9-]+(\.[a-z0-9-]+)+$/, "is not a domain in small letters");

/** Empty means: the calls live where the site lives. */
const servicesBaseUrl = line()
  .max(200)
  .refine(
    (address) => address === "" || (address.startsWith("https:") && isOrigin(address)),
    "is empty, or https:// and a host in small letters, without a path",
  );

/** Everything of the site configuration that an operator may change; the rest is who the brand is. */
export const siteSettings = z
  .object({
    brandName: text({ max: 60 }),
    countryCode: country,
    defaultCurrency: currency,
    languageDefault: language,
    servicesBaseUrl,
    isCashierDepositEnabled: flag,
    isCashierWithdrawalEnabled: flag,
    isLoyaltyEnabled: flag,
    loyaltyIconTierEnabled: flag,
    twoFactorAuthenticatorEnabled: flag,
    tfaEnrolment: z.enum(["SMS", "PIN_CODE"]),
    mfaOperations: z
      .array(
        z.object({
          operation: z.enum(mfaOperations),
          methods: z.array(mfaMethod).max(8),
        }),
      )
      .max(mfaOperations.length)
      .refine((items) => hasNoTwin(items.map(({ operation }) => operation)), "says it twice"),
    isPromotionalSpinEnabled: flag,
    isGamesIntegrationEnabled: flag,
    casinoLoggedPracticePlayEnabled: flag,
    dynamicCardsEnabled: flag,
    enableGeoTargeting: flag,
    olympusLoggedPages: z.array(pagePattern).max(100).refine(hasNoTwin, "says it twice"),
    olympusUnLoggedPages: z.array(pagePattern).max(100).refine(hasNoTwin, "says it twice"),
    reCaptcha: z
      .object({ enabled: flag, siteKey: text({ max: 100 }).nullable() })
      .refine(({ enabled, siteKey }) => !enabled || siteKey !== null, "needs a site key to be on"),
    agreements: z.object({ terms: agreement, privacy: agreement }),
    /** Within how many hours a message to us is answered. */
    supportAnswerHours: z.number().int().min(2).max(336),
    affiliates: z.object({
      tokenExpiryDays: z.number().int().min(1).max(365),
      cookieDays: z.number().int().min(1).max(400),
      /** What affiliates are paid, by language; nothing is said in a language that is missing. */
      payoutText: z
        .record(language, text({ max: 300, lines: true }))
        .refine((texts) => Object.keys(texts).length <= 50, "holds at most 50 languages"),
    }),
    refSiteToken: z
      .record(domainName, z.object({ name: text({ max: 60 }), token: affiliateToken }))
      .refine((sites) => Object.keys(sites).length <= 200, "holds at most 200 sites"),
    features: z.object({ "site.config.affiliate.check-referring-site.enabled": flag }),
  })
  .meta({ id: "SiteSettings" });

export type SiteSettings = z.output<typeof siteSettings>;

function isOrigin(address: string): boolean {
  return (
    /^[a-z]+:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/.test(address) &&
    URL.canParse(address) &&
    new URL(address).origin === address
  );
}

function hasNoTwin(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}
