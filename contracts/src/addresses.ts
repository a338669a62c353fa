import { casinoAddresses } from "./casino/casino-addresses.ts";
import { lobbyAddresses } from "./casino/lobby-addresses.ts";
import { ownGamesAddresses } from "./casino/own-games-addresses.ts";
import { playAddresses } from "./casino/play-addresses.ts";
import { deskAddresses } from "./desk/desk-addresses.ts";
import type { Address } from "./endpoint.ts";
import { gameDeskAddresses } from "./game-desk/game-desk-addresses.ts";
import { providerAddresses } from "./provider-addresses.ts";
import { outerAddresses, playerAddresses } from "./player-addresses.ts";
import { siteAddresses } from "./site-addresses.ts";
import { treasuryAddresses } from "./treasury/treasury-addresses.ts";

/**
 * Where each call lives. Apart from the schemas, because a browser that calls needs the address
 * and the types only: this way the site downloads neither zod nor a schema.
 */
export const addresses = {
  ...siteAddresses,
  ...playerAddresses,
  ...outerAddresses,
  ...providerAddresses,
  ...casinoAddresses,
  casino: {
    ...casinoAddresses.casino,
    ...lobbyAddresses.casino,
    ...ownGamesAddresses.casino,
  },
  ...playAddresses,
  cashier: { ...playerAddresses.cashier, ...outerAddresses.cashier },
  withdrawals: { ...playerAddresses.withdrawals, ...outerAddresses.withdrawals },
  documents: { ...playerAddresses.documents, ...outerAddresses.documents },
  content: { ...siteAddresses.content, ...outerAddresses.content },
  support: { ...siteAddresses.support, ...playerAddresses.support },
  staff: {
    signIn: { method: "POST", path: "/services/backoffice/v1/sessions" },
    proveTotp: { method: "POST", path: "/services/backoffice/v1/sessions/current/totp" },
    whoAmI: { method: "GET", path: "/services/backoffice/v1/sessions/current" },
    signOut: { method: "DELETE", path: "/services/backoffice/v1/sessions/current" },
    status: { method: "GET", path: "/services/backoffice/v1/status" },
    auditBooks: { method: "POST", path: "/services/backoffice/v1/ledger-audits" },
    outbox: { method: "GET", path: "/services/backoffice/v1/outbox" },
    outboxMessage: { method: "GET", path: "/services/backoffice/v1/outbox/:id" },
    unhandledErrors: { method: "GET", path: "/services/backoffice/v1/unhandled-errors" },
    helpFeedback: { method: "GET", path: "/services/backoffice/v1/help-feedback" },
  },
  providerDesk: {
    list: { method: "GET", path: "/services/backoffice/v1/providers" },
    setSwitch: { method: "PUT", path: "/services/backoffice/v1/providers/:provider/switch" },
  },
  supportDesk: {
    tickets: { method: "GET", path: "/services/backoffice/v1/tickets" },
    ticket: { method: "GET", path: "/services/backoffice/v1/tickets/:ticket" },
    takeTicket: { method: "PUT", path: "/services/backoffice/v1/tickets/:ticket/assignment" },
    answerTicket: { method: "POST", path: "/services/backoffice/v1/tickets/:ticket/answers" },
    setTicketState: { method: "PUT", path: "/services/backoffice/v1/tickets/:ticket/state" },
  },
  documentReview: {
    queue: { method: "GET", path: "/services/backoffice/v1/documents" },
    rules: { method: "GET", path: "/services/backoffice/v1/documents/rules" },
    changeRules: { method: "PUT", path: "/services/backoffice/v1/documents/rules/:brandCode" },
    hold: { method: "PUT", path: "/services/backoffice/v1/documents/:player/hold" },
    lift: { method: "DELETE", path: "/services/backoffice/v1/documents/:player/hold" },
    document: { method: "GET", path: "/services/backoffice/v1/documents/:player/:documentType" },
    ask: { method: "POST", path: "/services/backoffice/v1/documents/:player/:documentType" },
    assign: {
      method: "PUT",
      path: "/services/backoffice/v1/documents/:player/:documentType/assignment",
    },
    decide: {
      method: "POST",
      path: "/services/backoffice/v1/documents/:player/:documentType/decisions",
    },
  },
  operations: {
    affiliateApplications: {
      method: "GET",
      path: "/services/backoffice/v1/affiliate-applications",
    },
    answerAffiliate: {
      method: "PUT",
      path: "/services/backoffice/v1/affiliate-applications/:application/answer",
    },
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
  withdrawalDesk: {
    queue: { method: "GET", path: "/services/backoffice/v1/withdrawals" },
    figures: { method: "GET", path: "/services/backoffice/v1/withdrawal-figures" },
    takeNext: { method: "POST", path: "/services/backoffice/v1/withdrawal-cases/next" },
    read: { method: "GET", path: "/services/backoffice/v1/withdrawals/:withdrawal" },
    assign: { method: "PUT", path: "/services/backoffice/v1/withdrawals/:withdrawal/assignment" },
    approve: { method: "POST", path: "/services/backoffice/v1/withdrawals/:withdrawal/approval" },
    confirm: {
      method: "POST",
      path: "/services/backoffice/v1/withdrawals/:withdrawal/confirmation",
    },
    reject: { method: "POST", path: "/services/backoffice/v1/withdrawals/:withdrawal/rejection" },
    stop: { method: "POST", path: "/services/backoffice/v1/withdrawals/:withdrawal/stop" },
    split: { method: "POST", path: "/services/backoffice/v1/withdrawals/:withdrawal/parts" },
  },
  desk: deskAddresses,
  treasury: treasuryAddresses,
  gameDesk: gameDeskAddresses,
} as const satisfies Record<string, Record<string, Address>>;
