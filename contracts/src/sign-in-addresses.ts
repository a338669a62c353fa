import type { Address } from "./endpoint.ts";

/** What signing in takes besides the first step: fetched by the pages of the entrance alone. */
export const signInAddresses = {
  secondStep: { method: "POST", path: "/services/identity/v1/sessions/mfa" },
  sendCode: { method: "POST", path: "/services/identity/v1/sessions/mfa/codes" },
} as const satisfies Record<string, Address>;
