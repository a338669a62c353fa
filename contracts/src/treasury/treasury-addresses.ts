import type { Address } from "../endpoint.ts";

/** Where the calls of those who answer for money live; apart from their schemas, as in `addresses.ts`. */
export const treasuryAddresses = {
  adjustments: { method: "GET", path: "/services/backoffice/v1/adjustments" },
  askAdjustment: { method: "POST", path: "/services/backoffice/v1/players/:player/adjustments" },
  answerAdjustment: { method: "PUT", path: "/services/backoffice/v1/adjustments/:adjustment" },
  houseAccounts: { method: "GET", path: "/services/backoffice/v1/house-accounts" },
  playerBooks: { method: "GET", path: "/services/backoffice/v1/players/:player/books" },
  takeTable: { method: "POST", path: "/services/backoffice/v1/money-tables" },

  deposits: { method: "GET", path: "/services/backoffice/v1/deposits" },
  deposit: { method: "GET", path: "/services/backoffice/v1/deposits/:deposit" },
  askProvider: { method: "POST", path: "/services/backoffice/v1/deposits/:deposit/checks" },
  refunds: { method: "GET", path: "/services/backoffice/v1/refunds" },
  askRefund: { method: "POST", path: "/services/backoffice/v1/deposits/:deposit/refunds" },
  answerRefund: { method: "PUT", path: "/services/backoffice/v1/refunds/:refund" },
  reversals: { method: "GET", path: "/services/backoffice/v1/reversals" },

  settlements: { method: "GET", path: "/services/backoffice/v1/settlements" },
  settlement: { method: "GET", path: "/services/backoffice/v1/settlements/:day" },
} as const satisfies Record<string, Address>;
