import type { Address } from "../endpoint.ts";

/** Where the calls of those who answer for money live; apart from their schemas, as in `addresses.ts`. */
export const treasuryAddresses = {
  adjustments: { method: "GET", path: "/services/backoffice/v1/adjustments" },
  askAdjustment: { method: "POST", path: "/services/backoffice/v1/players/:player/adjustments" },
  answerAdjustment: { method: "PUT", path: "/services/backoffice/v1/adjustments/:adjustment" },
} as const satisfies Record<string, Address>;
