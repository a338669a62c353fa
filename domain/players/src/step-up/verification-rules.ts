import type { SiteSettings } from "@croupier/contracts";

/** What a brand asks for: which operations need what, and what has to stand before a device. */
export type VerificationRules = Pick<
  SiteSettings,
  "brandName" | "mfaOperations" | "tfaEnrolment" | "twoFactorAuthenticatorEnabled"
>;

/** Nothing configured. What guards the second factor itself is asked for all the same. */
export const unconfiguredRules: VerificationRules = {
  brandName: "Croupier",
  mfaOperations: [],
  tfaEnrolment: "PIN_CODE",
  twoFactorAuthenticatorEnabled: true,
};
