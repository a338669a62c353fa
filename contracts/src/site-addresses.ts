import type { Address } from "./endpoint.ts";

/** The calls of visitors and players: all that the site has to know, and nothing of the staff's. */
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
  playerVerification: {
    operationStatus: {
      method: "GET",
      path: "/services/player-verification/v1/profiles/:session/operations/:operation/status",
    },
    sendOperationCode: {
      method: "POST",
      path: "/services/player-verification/v1/profiles/:session/operations/:operation/codes",
    },
    verify: {
      method: "PUT",
      path: "/services/player-verification/v1/profiles/:session/verifications/verify",
    },
    twoFactor: {
      method: "GET",
      path: "/services/player-verification/v1/profiles/:session/two-factor",
    },
    enableTwoFactor: {
      method: "POST",
      path: "/services/player-verification/v1/profiles/:session/two-factor",
    },
    confirmTwoFactor: {
      method: "PUT",
      path: "/services/player-verification/v1/profiles/:session/two-factor",
    },
    disableTwoFactor: {
      method: "DELETE",
      path: "/services/player-verification/v1/profiles/:session/two-factor",
    },
    resetTwoFactor: {
      method: "POST",
      path: "/services/player-verification/v1/profiles/:session/two-factor/reset",
    },
    renewRecoveryCodes: {
      method: "POST",
      path: "/services/player-verification/v1/profiles/:session/two-factor/recovery-codes",
    },
    setPinCode: {
      method: "PUT",
      path: "/services/player-verification/v1/profiles/:session/pin-code",
    },
    phone: { method: "GET", path: "/services/player-verification/v1/profiles/:session/phone" },
    sendPhoneCode: {
      method: "POST",
      path: "/services/player-verification/v1/profiles/:session/phone/codes",
    },
    validatePhone: {
      method: "PUT",
      path: "/services/player-verification/v1/profiles/:session/phone",
    },
  },
  siteConfiguration: {
    read: { method: "GET", path: "/services/site-configuration/v1/brands/:brandCode" },
    maintenance: {
      method: "GET",
      path: "/services/site-configuration/v1/brands/:brandCode/maintenance",
    },
  },
  content: {
    list: { method: "GET", path: "/content/v5/buckets/:bucket/languages/:language/:contentType" },
    item: {
      method: "GET",
      path: "/content/v5/buckets/:bucket/languages/:language/:contentType/:slug",
    },
    gameCategory: {
      method: "GET",
      path: "/content/v5/buckets/:bucket/languages/:language/game-categories/:slug",
    },
    page: { method: "GET", path: "/content/v5/buckets/:bucket/languages/:language/pages" },
    helpSuggestions: {
      method: "GET",
      path: "/content/v5/buckets/:bucket/languages/:language/help-pages/suggestions",
    },
    helpSearch: {
      method: "GET",
      path: "/content/v5/buckets/:bucket/languages/:language/help-pages/search",
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
  referral: {
    tracking: { method: "GET", path: "/services/referral/v1/profiles/tracking/:code" },
    profile: { method: "GET", path: "/services/referral/v1/profiles/:session" },
  },
  health: {
    live: { method: "GET", path: "/health/live" },
    ready: { method: "GET", path: "/health/ready" },
  },
} as const satisfies Record<string, Record<string, Address>>;
