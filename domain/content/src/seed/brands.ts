import type { BrandFlags, BrandSeed } from "./brand-seed.ts";

const anyFactor = ["TWO_FACTOR_AUTHENTICATION", "PIN_CODE", "SMS"] as const;

/** A feature is switched on when it is there: a page must not offer what nobody answers. */
const flags: Omit<BrandFlags, "bucket"> = {
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
  agreements: {
    terms: { version: "2026-11", news: {} },
    privacy: { version: "2026-11", news: {} },
  },
  affiliates: {
    tokenExpiryDays: 40,
    cookieDays: 40,
    payoutText: {
      en: "30% of what we earn from the players you send, paid every month.",
      es: "30 % de lo que ganamos con los jugadores que envías, pagado cada mes.",
      de: "30 % von dem, was wir mit den geworbenen Spielern verdienen, jeden Monat.",
    },
  },
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
