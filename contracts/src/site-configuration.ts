import { z } from "zod";
import { addresses } from "./addresses.ts";
import { geoTargetingFilter } from "./content/gates.ts";
import { endpoint } from "./endpoint.ts";
import { currency, id, instant, language, pathId } from "./fields.ts";
import { mfaMethod } from "./identity.ts";
import { mfaOperations } from "./mfa-operations.ts";
import { switchedProducts } from "./switched-products.ts";

const menuItem = z
  .object({
    id: z.string(),
    position: z.number().int(),
    props: z.object({
      text: z.string(),
      title: z.string().optional(),
      link: z.string(),
      /** The link of the entry it stands under; absent at the first level. */
      parentLink: z.string().optional(),
      iconClass: z.string().optional(),
      /** What the shell has to know besides, e.g. `{"group":"safer-play"}`. */
      menuData: z.record(z.string(), z.string()).optional(),
      geoTargetingFilter: geoTargetingFilter.optional(),
    }),
  })
  .meta({ id: "MenuItem" });

const menu = z.array(menuItem);

const menus = z.object({
  miniHeader: menu,
  channelMenu: z.object({ primary: menu, secondary: menu }),
  bottomBar: menu,
  accountMenu: menu,
  footer: menu,
});

const agreement = z.object({ version: z.string(), news: z.string() });

export const siteConfiguration = {
  read: endpoint({
    ...addresses.siteConfiguration.read,
    name: "siteConfiguration.read",
    summary: "Everything a front end has to know about the brand",
    access: "public",
    rate: "read",
    shed: "P2",
    params: z.object({ brandCode: pathId }),
    /** Menu texts come in this language, else in the brand's default. */
    query: z.object({ language: language.optional() }),
    responses: {
      200: z.object({
        brandCode: z.string(),
        brandName: z.string(),
        bucket: z.string(),
        servicesBaseUrl: z.string(),
        countryCode: z.string(),
        defaultCurrency: currency,
        currencies: z.array(currency),
        languageDefault: language,
        languages: z.array(language),
        isCashierDepositEnabled: z.boolean(),
        isCashierWithdrawalEnabled: z.boolean(),
        isLoyaltyEnabled: z.boolean(),
        loyaltyIconTierEnabled: z.boolean(),
        twoFactorAuthenticatorEnabled: z.boolean(),
        tfaEnrolment: z.enum(["SMS", "PIN_CODE"]),
        mfaOperations: z.array(
          z.object({ operation: z.enum(mfaOperations), methods: z.array(mfaMethod) }),
        ),
        isPromotionalSpinEnabled: z.boolean(),
        isGamesIntegrationEnabled: z.boolean(),
        casinoLoggedPracticePlayEnabled: z.boolean(),
        dynamicCardsEnabled: z.boolean(),
        enableGeoTargeting: z.boolean(),
        /** Page patterns that stay inside the site, `*` is a wildcard. */
        olympusLoggedPages: z.array(z.string()),
        olympusUnLoggedPages: z.array(z.string()),
        reCaptcha: z.object({ enabled: z.boolean(), siteKey: z.string().nullable() }),
        /** Which text a player agrees to, and what is new in it. */
        agreements: z.object({ terms: agreement, privacy: agreement }),
        /** Within how many hours a message to us is answered. */
        supportAnswerHours: z.number().int(),
        affiliates: z.object({
          /** How long a referral counts. */
          tokenExpiryDays: z.number().int(),
          /** How long a browser keeps who sent it. */
          cookieDays: z.number().int(),
          /** What affiliates are paid, in the language that was asked for. */
          payoutText: z.string(),
        }),
        /** Domain of a referring site → the name it is recorded under, and the affiliate it counts for. */
        refSiteToken: z.record(z.string(), z.object({ name: z.string(), token: z.string() })),
        features: z.object({ "site.config.affiliate.check-referring-site.enabled": z.boolean() }),
        /** What is closed at the moment, and what to tell players; open products are not named. */
        closed: z.array(z.object({ product: z.enum(switchedProducts), reason: z.string() })),
        menus,
      }),
    },
    refusals: ["not_found"],
  }),
  maintenance: endpoint({
    ...addresses.siteConfiguration.maintenance,
    name: "siteConfiguration.maintenance",
    summary: "The next maintenance that visitors are told of, or the one under way",
    access: "public",
    rate: "poll",
    shed: "P3",
    duringMaintenance: true,
    params: z.object({ brandCode: pathId }),
    query: z.object({ language: language.optional() }),
    responses: {
      200: z.object({
        /** By our clock: a countdown must not trust the visitor's. */
        now: instant,
        maintenance: z
          .object({ id, startsAt: instant, endsAt: instant, text: z.string() })
          .nullable(),
      }),
    },
    refusals: ["not_found"],
  }),
} as const;

export type MenuItem = z.output<typeof menuItem>;
export type Menus = z.output<typeof menus>;
export type MaintenanceNotice = NonNullable<
  z.output<(typeof siteConfiguration.maintenance.responses)[200]>["maintenance"]
>;
export type SiteConfiguration = z.output<(typeof siteConfiguration.read.responses)[200]>;

/** What is the same for every visitor of a brand; its menus are not. */
export const brandConfiguration = siteConfiguration.read.responses[200].omit({ menus: true });
export type BrandConfiguration = z.output<typeof brandConfiguration>;
