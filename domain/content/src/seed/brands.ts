import { getAsset } from "@croupier/kit/money";
import type { BrandFlags, NewBrand } from "./brand-seed.ts";

const anyFactor = ["TWO_FACTOR_AUTHENTICATION", "PIN_CODE", "SMS"] as const;

/** A feature is switched on when it is there: a page must not offer what nobody answers. */
export const firstFlags: Omit<BrandFlags, "bucket" | "agreements"> = {
  servicesBaseUrl: "",
  isCashierDepositEnabled: true,
  isCashierWithdrawalEnabled: true,
  isLoyaltyEnabled: false,
  loyaltyIconTierEnabled: false,
  twoFactorAuthenticatorEnabled: true,
  tfaEnrolment: "PIN_CODE",
  // Who has none of these proves it with the password; validating a phone needs nothing but the phone.
  mfaOperations: [
    { operation: "changeStatus2FA", methods: [...anyFactor] },
    { operation: "disable2FA", methods: ["TWO_FACTOR_AUTHENTICATION"] },
    { operation: "enable2fa", methods: ["PIN_CODE", "SMS"] },
    { operation: "login", methods: ["TWO_FACTOR_AUTHENTICATION"] },
    { operation: "resetting 2FA", methods: ["TWO_FACTOR_AUTHENTICATION"] },
    { operation: "updateProfile", methods: [...anyFactor] },
    { operation: "withdraw", methods: [...anyFactor] },
  ],
  isPromotionalSpinEnabled: true,
  isGamesIntegrationEnabled: false,
  casinoLoggedPracticePlayEnabled: true,
  dynamicCardsEnabled: true,
  enableGeoTargeting: true,
  olympusLoggedPages: ["/*"],
  olympusUnLoggedPages: ["/*"],
  reCaptcha: { enabled: false, siteKey: null },
  supportAnswerHours: 24,
  // Affiliate pay is a promise, so each brand makes its own.
  affiliates: { tokenExpiryDays: 40, cookieDays: 40, payoutText: {} },
  refSiteToken: {},
  features: { "site.config.affiliate.check-referring-site.enabled": false },
};

/** A brand of the demo: made as any other, and then given what only an example has. */
export type DemoBrand = NewBrand & { readonly flags: Pick<BrandFlags, "bucket" | "affiliates"> };

const affiliates = {
  ...firstFlags.affiliates,
  payoutText: {
    en: "30% of what we earn from the players you send, paid every month.",
    es: "30 % de lo que ganamos con los jugadores que envías, pagado cada mes.",
    de: "30 % von dem, was wir mit den geworbenen Spielern verdienen, jeden Monat.",
  },
};

/** The version of the texts that demo players have agreed to. */
export const demoAgreement = "2026-11";

export const demoBrands: readonly DemoBrand[] = [
  {
    brandCode: "kingfisher",
    name: "Kingfisher",
    hostNames: ["kingfisher.localhost", "localhost"],
    languages: ["en", "es", "de"],
    currencies: ["USD", "EUR", "GBP", "CAD", "JPY", "BTC"].map(getAsset),
    countryCode: "CW",
    timeZone: "America/Curacao",
    flags: { bucket: "default", affiliates },
  },
  {
    brandCode: "marlin",
    name: "Marlin",
    hostNames: ["marlin.localhost"],
    languages: ["en", "es", "de"],
    currencies: ["EUR", "USD", "GBP"].map(getAsset),
    countryCode: "CW",
    timeZone: "Europe/Malta",
    flags: { bucket: "marlin", affiliates },
  },
];
