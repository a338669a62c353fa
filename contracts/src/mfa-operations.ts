/** What can be asked to be proved once more, by the names that a site configuration knows. */
export const mfaOperations = [
  "changeStatus2FA",
  "disable2FA",
  "enable2fa",
  "login",
  "resetting 2FA",
  "updateProfile",
  "validatePhone",
  "withdraw",
] as const;
