import type { Address } from "./endpoint.ts";
import { signInAddresses } from "./sign-in-addresses.ts";

/** The calls of players about themselves: fetched with the account area, or by the page that makes them. */
export const playerAddresses = {
  signIn: signInAddresses,
  account: {
    profile: { method: "GET", path: "/services/identity/v1/profiles/:session" },
    changeProfile: { method: "PATCH", path: "/services/identity/v1/profiles/:session" },
    sessions: { method: "GET", path: "/services/identity/v1/profiles/:session/sessions" },
    endSession: { method: "DELETE", path: "/services/identity/v1/profiles/:session/sessions/:id" },
    resendConfirmation: {
      method: "POST",
      path: "/services/identity/v1/profiles/:session/email/confirmation",
    },
    emailChange: { method: "GET", path: "/services/identity/v1/profiles/:session/email/change" },
    askEmailChange: {
      method: "POST",
      path: "/services/identity/v1/profiles/:session/email/change",
    },
    withdrawEmailChange: {
      method: "DELETE",
      path: "/services/identity/v1/profiles/:session/email/change",
    },
    agreements: { method: "GET", path: "/services/identity/v1/profiles/:session/agreements" },
    acceptAgreements: { method: "PUT", path: "/services/identity/v1/profiles/:session/agreements" },
    close: { method: "POST", path: "/services/identity/v1/profiles/:session/closing" },
    personalData: { method: "POST", path: "/services/identity/v1/profiles/:session/personal-data" },
    erasure: { method: "GET", path: "/services/identity/v1/profiles/:session/erasure-request" },
    askErasure: { method: "POST", path: "/services/identity/v1/profiles/:session/erasure-request" },
    withdrawErasure: {
      method: "DELETE",
      path: "/services/identity/v1/profiles/:session/erasure-request",
    },
    openEmailLink: { method: "POST", path: "/services/identity/v1/email-links" },
    endSessions: { method: "DELETE", path: "/services/identity/v1/profiles/:session/sessions" },
  },
  support: {
    openTicket: { method: "POST", path: "/services/support/v1/tickets" },
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
  documents: {
    status: { method: "GET", path: "/api/v1/document-verification-status/profile/:session" },
    verificationUrl: {
      method: "GET",
      path: "/services/profile-profiling/v1/document-verification/profile/:session/document-verification-url",
    },
    list: {
      method: "GET",
      path: "/services/profile-profiling/v1/document-verification/profile/:session/documents",
    },
    upload: {
      method: "POST",
      path: "/services/profile-profiling/v1/document-verification/profile/:session/documents/:documentType/files",
    },
  },
  saferPlay: {
    standing: { method: "GET", path: "/services/safer-play/v1/profiles/:session/standing" },
    limits: { method: "GET", path: "/services/safer-play/v1/profiles/:session/limits" },
    setLimit: {
      method: "PUT",
      path: "/services/safer-play/v1/profiles/:session/limits/:kind/:window",
    },
    confirmRaise: {
      method: "POST",
      path: "/services/safer-play/v1/profiles/:session/raises/:raise/confirmation",
    },
    withdrawRaise: {
      method: "DELETE",
      path: "/services/safer-play/v1/profiles/:session/raises/:raise",
    },
    takeBreak: { method: "POST", path: "/services/safer-play/v1/profiles/:session/breaks" },
    exclude: { method: "POST", path: "/services/safer-play/v1/profiles/:session/exclusions" },
    comeBack: {
      method: "POST",
      path: "/services/safer-play/v1/profiles/:session/exclusions/current/return",
    },
    realityCheck: {
      method: "GET",
      path: "/services/safer-play/v1/profiles/:session/reality-check",
    },
    chooseRealityCheck: {
      method: "PUT",
      path: "/services/safer-play/v1/profiles/:session/reality-check",
    },
    acknowledgeRealityCheck: {
      method: "POST",
      path: "/services/safer-play/v1/profiles/:session/reality-check/answers",
    },
    activity: { method: "GET", path: "/services/safer-play/v1/profiles/:session/activity" },
    balanceHistory: {
      method: "GET",
      path: "/services/safer-play/v1/profiles/:session/balance-history",
    },
  },
  cashier: {
    depositMethods: {
      method: "GET",
      path: "/services/cashier/v1/profiles/:session/deposit-methods",
    },
    beginDeposit: { method: "POST", path: "/services/cashier/v1/profiles/:session/deposits" },
    forgetMethod: {
      method: "DELETE",
      path: "/services/cashier/v1/profiles/:session/saved-methods/:method",
    },
    deposits: { method: "GET", path: "/services/cashier/v1/profiles/:session/deposits" },
    deposit: { method: "GET", path: "/services/cashier/v1/profiles/:session/deposits/:deposit" },
    giveUpDeposit: {
      method: "POST",
      path: "/services/cashier/v1/profiles/:session/deposits/:deposit/cancellation",
    },
  },
  withdrawals: {
    methods: {
      method: "GET",
      path: "/services/cashier/v1/profiles/:session/withdrawal-methods",
    },
    quote: { method: "GET", path: "/services/cashier/v1/profiles/:session/withdrawal-quote" },
    request: { method: "POST", path: "/services/cashier/v1/profiles/:session/withdrawals" },
    list: { method: "GET", path: "/services/cashier/v1/profiles/:session/withdrawals" },
    read: {
      method: "GET",
      path: "/services/cashier/v1/profiles/:session/withdrawals/:withdrawal",
    },
    cancel: {
      method: "POST",
      path: "/services/cashier/v1/profiles/:session/withdrawals/:withdrawal/cancellation",
    },
  },
  payments: {
    methodGroups: { method: "GET", path: "/services/routing/config/payment-methods/method-groups" },
    profileInfo: { method: "GET", path: "/services/payment/profiles/:session/info" },
  },
  linkedAccounts: {
    list: { method: "GET", path: "/services/cashier/v1/profiles/:session/linked-accounts" },
    add: { method: "POST", path: "/services/cashier/v1/profiles/:session/linked-accounts" },
    remove: {
      method: "DELETE",
      path: "/services/cashier/v1/profiles/:session/linked-accounts/:account",
    },
  },
  statements: {
    transactions: { method: "GET", path: "/services/cashier/v1/profiles/:session/transactions" },
    transaction: {
      method: "GET",
      path: "/services/cashier/v1/profiles/:session/transactions/:transaction",
    },
    receipt: {
      method: "GET",
      path: "/services/cashier/v1/profiles/:session/transactions/:transaction/receipt",
    },
    statement: {
      method: "GET",
      path: "/services/cashier/v1/profiles/:session/statements/:format",
    },
    netDeposits: { method: "GET", path: "/services/cashier/v1/profiles/:session/net-deposits" },
    payments: { method: "GET", path: "/services/cashier/v1/profiles/:session/payments" },
  },
  playerTransfers: {
    terms: { method: "GET", path: "/services/cashier/v1/profiles/:session/transfer-terms" },
    send: { method: "POST", path: "/services/cashier/v1/profiles/:session/transfers" },
    list: { method: "GET", path: "/services/cashier/v1/profiles/:session/transfers" },
    answer: {
      method: "POST",
      path: "/services/cashier/v1/profiles/:session/transfers/:transfer/answers",
    },
  },
  referral: {
    tracking: { method: "GET", path: "/services/referral/v1/profiles/tracking/:code" },
    profile: { method: "GET", path: "/services/referral/v1/profiles/:session" },
    applyAsAffiliate: { method: "POST", path: "/services/referral/v1/affiliate-applications" },
  },
} as const satisfies Record<string, Record<string, Address>>;

/** The calls that other programs make: whoever reads content from outside, and whoever watches us. */
export const outerAddresses = {
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
    helpSearch: {
      method: "GET",
      path: "/content/v5/buckets/:bucket/languages/:language/help-pages/search",
    },
  },
  documents: {
    providerReport: {
      method: "POST",
      path: "/services/profile-profiling/v1/document-verification/providers/:provider/reports",
    },
  },
  cashier: {
    providerNotice: { method: "POST", path: "/services/cashier/v1/providers/:provider/notices" },
  },
  withdrawals: {
    payoutNotice: {
      method: "POST",
      path: "/services/cashier/v1/providers/:provider/payout-notices",
    },
  },
  health: {
    live: { method: "GET", path: "/health/live" },
    ready: { method: "GET", path: "/health/ready" },
  },
} as const satisfies Record<string, Record<string, Address>>;
