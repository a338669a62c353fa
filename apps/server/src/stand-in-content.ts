import { siteConfiguration } from "@croupier/contracts";
import type { SiteConfiguration } from "@croupier/contracts";
import type { Brand } from "./brands.ts";

export async function loadBrands(): Promise<readonly Brand[]> {
  return [
    {
      code: "kingfisher",
      brandCode: "kingfisher",
      name: "Kingfisher",
      languages: ["en", "es", "de"],
      languageDefault: "en",
      currencies: ["USD", "EUR", "BTC"],
      hosts: ["localhost"],
    },
  ];
}

export async function readSiteConfiguration({
  brandCode,
}: {
  brandCode: string;
}): Promise<SiteConfiguration | undefined> {
  if (brandCode !== "kingfisher") return undefined;
  return siteConfiguration.read.responses[200].parse({
    brandCode,
    brandName: "Kingfisher",
    bucket: "default",
    servicesBaseUrl: "",
    countryCode: "CW",
    defaultCurrency: "USD",
    currencies: ["USD", "EUR", "BTC"],
    languageDefault: "en",
    languages: ["en", "es", "de"],
    isCashierDepositEnabled: false,
    isCashierWithdrawalEnabled: false,
    isLoyaltyEnabled: false,
    loyaltyIconTierEnabled: false,
    twoFactorAuthenticatorEnabled: false,
    tfaEnrolment: "SMS",
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
    menus: {
      miniHeader: [],
      channelMenu: { primary: [], secondary: [] },
      bottomBar: [],
      accountMenu: [],
      footer: [],
    },
  });
}
