import type { Address } from "./endpoint.ts";

/**
 * The calls that the pages of the site make themselves. Every visitor downloads this list: what only
 * the account area, a late piece or another program calls stands in player-addresses.ts.
 */
export const siteAddresses = {
  identity: {
    register: { method: "POST", path: "/services/identity/v1/profiles" },
    signIn: { method: "POST", path: "/services/identity/v1/sessions" },
    whoAmI: { method: "GET", path: "/services/identity/v1/sessions/current" },
    signOut: { method: "DELETE", path: "/services/identity/v1/sessions/current" },
  },
  wallet: {
    balances: { method: "GET", path: "/services/wallet-gateway/v1/profiles/:session/balances" },
  },
  siteConfiguration: {
    read: { method: "GET", path: "/services/site-configuration/v1/brands/:brandCode" },
    maintenance: {
      method: "GET",
      path: "/services/site-configuration/v1/brands/:brandCode/maintenance",
    },
  },
  content: {
    gameIndex: {
      method: "GET",
      path: "/content/v5/buckets/:bucket/languages/:language/game-index",
    },
    helpSuggestions: {
      method: "GET",
      path: "/content/v5/buckets/:bucket/languages/:language/help-pages/suggestions",
    },
  },
  consent: {
    choose: { method: "PUT", path: "/services/consent/v1/choice" },
  },
  analytics: {
    record: { method: "POST", path: "/services/analytics/v1/events" },
  },
  support: {
    giveHelpFeedback: {
      method: "PUT",
      path: "/services/support/v1/help-articles/:article/feedback",
    },
  },
  geolocation: {
    subdivision: { method: "GET", path: "/services/geolocation/subdivision" },
  },
} as const satisfies Record<string, Record<string, Address>>;
