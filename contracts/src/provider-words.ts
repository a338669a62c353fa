/** Everything a provider can be answered. Each says by itself whether to ask again. */
export const providerStatuses = [
  "OK",
  "INVALID_SIGNATURE",
  "INVALID_TOKEN",
  "TOKEN_EXPIRED",
  "INSUFFICIENT_FUNDS",
  "LIMIT_REACHED",
  "REALITY_CHECK_DUE",
  "PLAYER_BLOCKED",
  "SELF_EXCLUDED",
  "GEO_BLOCKED",
  "PROVIDER_DISABLED",
  "GAME_DISABLED",
  "BET_NOT_ALLOWED",
  "WRONG_CURRENCY",
  "DUPLICATE_MISMATCH",
  "TRANSACTION_NOT_FOUND",
  "ALREADY_SETTLED",
  "ALREADY_ROLLED_BACK",
  "BAD_REQUEST",
  "TEMPORARY",
  "FINAL",
] as const;

export type ProviderStatus = (typeof providerStatuses)[number];
