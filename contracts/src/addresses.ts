import { deskAddresses } from "./desk/desk-addresses.ts";
import type { Address } from "./endpoint.ts";

/**
 * Where each call lives. Apart from the schemas, because a browser that calls needs the address
 * and the types only: this way the site downloads neither zod nor a schema.
 */
export const addresses = {
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
  health: {
    live: { method: "GET", path: "/health/live" },
    ready: { method: "GET", path: "/health/ready" },
  },
  staff: {
    signIn: { method: "POST", path: "/services/backoffice/v1/sessions" },
    proveTotp: { method: "POST", path: "/services/backoffice/v1/sessions/current/totp" },
    whoAmI: { method: "GET", path: "/services/backoffice/v1/sessions/current" },
    signOut: { method: "DELETE", path: "/services/backoffice/v1/sessions/current" },
    status: { method: "GET", path: "/services/backoffice/v1/status" },
    outbox: { method: "GET", path: "/services/backoffice/v1/outbox" },
    outboxMessage: { method: "GET", path: "/services/backoffice/v1/outbox/:id" },
    unhandledErrors: { method: "GET", path: "/services/backoffice/v1/unhandled-errors" },
    helpFeedback: { method: "GET", path: "/services/backoffice/v1/help-feedback" },
  },
  operations: {
    brands: { method: "GET", path: "/services/backoffice/v1/brands" },
    siteConfiguration: {
      method: "GET",
      path: "/services/backoffice/v1/brands/:brandCode/site-configuration",
    },
    changeSiteConfiguration: {
      method: "PUT",
      path: "/services/backoffice/v1/brands/:brandCode/site-configuration",
    },
    switches: { method: "GET", path: "/services/backoffice/v1/brands/:brandCode/switches" },
    setSwitch: {
      method: "PUT",
      path: "/services/backoffice/v1/brands/:brandCode/switches/:product",
    },
    maintenance: { method: "GET", path: "/services/backoffice/v1/brands/:brandCode/maintenance" },
    planMaintenance: {
      method: "POST",
      path: "/services/backoffice/v1/brands/:brandCode/maintenance",
    },
    cancelMaintenance: {
      method: "DELETE",
      path: "/services/backoffice/v1/brands/:brandCode/maintenance/:maintenance",
    },
  },
  desk: deskAddresses,
} as const satisfies Record<string, Record<string, Address>>;
