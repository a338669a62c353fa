import type { HubStatus, ProviderStatus } from "@croupier/contracts";

/** What every day brings: play that is allowed, and players who may not, or have nothing left. */
const everyday: ReadonlySet<string> = new Set<ProviderStatus | HubStatus>([
  "OK",
  "TOKEN_EXPIRED",
  "INSUFFICIENT_FUNDS",
  "LIMIT_REACHED",
  "REALITY_CHECK_DUE",
  "PLAYER_BLOCKED",
  "SELF_EXCLUDED",
  "GEO_BLOCKED",
  "PROVIDER_DISABLED",
  "RS_OK",
  "RS_ERROR_TOKEN_EXPIRED",
  "RS_ERROR_NOT_ENOUGH_MONEY",
  "RS_ERROR_LIMIT_REACHED",
  "RS_ERROR_USER_DISABLED",
  "RS_ERROR_INVALID_PARTNER",
]);

/** Whether an answer speaks of trouble between the two machines, in either dialect. */
export function isTrouble(status: string): boolean {
  return !everyday.has(status);
}
