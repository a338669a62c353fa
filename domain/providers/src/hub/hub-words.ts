import type { HubStatus, ProviderStatus } from "@croupier/contracts";

/**
 * Our statuses in the words of the dialect, chosen by what their machines do next: anything but too little
 * money and a limit has the bet rolled back, and an unknown error is asked again or looked at by a person.
 */
const spoken: Readonly<Record<ProviderStatus, HubStatus>> = {
  OK: "RS_OK",
  INVALID_SIGNATURE: "RS_ERROR_INVALID_SIGNATURE",
  INVALID_TOKEN: "RS_ERROR_INVALID_TOKEN",
  TOKEN_EXPIRED: "RS_ERROR_TOKEN_EXPIRED",
  INSUFFICIENT_FUNDS: "RS_ERROR_NOT_ENOUGH_MONEY",
  LIMIT_REACHED: "RS_ERROR_LIMIT_REACHED",
  REALITY_CHECK_DUE: "RS_ERROR_LIMIT_REACHED",
  PLAYER_BLOCKED: "RS_ERROR_USER_DISABLED",
  SELF_EXCLUDED: "RS_ERROR_USER_DISABLED",
  GEO_BLOCKED: "RS_ERROR_USER_DISABLED",
  PROVIDER_DISABLED: "RS_ERROR_INVALID_PARTNER",
  GAME_DISABLED: "RS_ERROR_INVALID_GAME",
  BET_NOT_ALLOWED: "RS_ERROR_INVALID_GAME",
  WRONG_CURRENCY: "RS_ERROR_WRONG_CURRENCY",
  DUPLICATE_MISMATCH: "RS_ERROR_DUPLICATE_TRANSACTION",
  TRANSACTION_NOT_FOUND: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
  // A bet that was taken back is none: "duplicate" would be read as placed.
  ALREADY_ROLLED_BACK: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
  ALREADY_SETTLED: "RS_ERROR_UNKNOWN",
  BAD_REQUEST: "RS_ERROR_WRONG_SYNTAX",
  TEMPORARY: "RS_ERROR_UNKNOWN",
  FINAL: "RS_ERROR_UNKNOWN",
};

export function hubStatusOf(status: ProviderStatus): HubStatus {
  return spoken[status];
}
