import type { BrandFlags, BrandSeed } from "./brand-seed.ts";

/** A feature is switched on when it is there: a page must not offer what nobody answers. */
const flags: Omit<BrandFlags, "bucket"> = {
  servicesBaseUrl: "",
  isCashierDepositEnabled: false,
  isCashierWithdrawalEnabled: false,
  isLoyaltyEnabled: false,
  loyaltyIconTierEnabled: false,
  twoFactorAuthenticatorEnabled: false,
  tfaEnrolment: "PIN_CODE",
  mfaOperations: [],
  isPromotionalSpinEnabled: false,
  isGamesIntegrationEnabled: false,
  casinoLoggedPracticePlayEnabled: true,
  dynamicCardsEnabled: true,
  enableGeoTargeting: true,
  olympusLoggedPages: ["/*"],
  olympusUnLoggedPages: ["/*"],
  reCaptcha: { enabled: false, siteKey: null },
  affiliates: { tokenExpiryDays: 40 },
  refSiteToken: {},
  features: { "site.config.affiliate.check-referring-site.enabled": false },
};

export const brandSeeds: readonly BrandSeed[] = [
  {
    brandCode: "kingfisher",
    name: "Kingfisher",
    hostNames: ["kingfisher.localhost", "localhost"],
    languages: ["en", "es", "de"],
    languageDefault: "en",
    currencies: ["USD", "EUR", "GBP", "CAD", "JPY", "BTC"],
    defaultCurrency: "USD",
    countryCode: "CW",
    timeZone: "America/Curacao",
    flags: { ...flags, bucket: "default" },
  },
  {
    brandCode: "marlin",
    name: "Marlin",
    hostNames: ["marlin.localhost"],
    languages: ["en", "es", "de"],
    languageDefault: "en",
    currencies: ["EUR", "USD", "GBP"],
    defaultCurrency: "EUR",
    countryCode: "CW",
    timeZone: "Europe/Malta",
    flags: { ...flags, bucket: "marlin" },
  },
];
