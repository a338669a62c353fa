import type { Address } from "./endpoint.ts";

/** What signing in takes besides the first step: fetched by the pages of the entrance alone. */
export const signInAddresses = {
  secondStep: { method: "POST", path: "/services/identity/v1/sessions/mfa" },
  sendCode: { method: "POST", path: "/services/identity/v1/sessions/mfa/codes" },
  askForPassword: { method: "POST", path: "/services/identity/v1/password-resets" },
  resetPassword: { method: "PUT", path: "/services/identity/v1/password-resets/:token" },
  passkeyQuestion: { method: "POST", path: "/services/identity/v1/passkey-questions" },
  withPasskey: { method: "POST", path: "/services/identity/v1/sessions/passkey" },
  passkeys: { method: "GET", path: "/services/identity/v1/profiles/:session/passkeys" },
  beginPasskey: {
    method: "POST",
    path: "/services/identity/v1/profiles/:session/passkey-questions",
  },
  addPasskey: { method: "POST", path: "/services/identity/v1/profiles/:session/passkeys" },
  renamePasskey: {
    method: "PATCH",
    path: "/services/identity/v1/profiles/:session/passkeys/:passkey",
  },
  removePasskey: {
    method: "DELETE",
    path: "/services/identity/v1/profiles/:session/passkeys/:passkey",
  },
  changePassword: { method: "PUT", path: "/services/identity/v1/profiles/:session/password" },
} as const satisfies Record<string, Address>;
