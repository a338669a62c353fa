import type { ProviderStatus } from "@croupier/contracts";
import type { PlayBalance, PlayRefusalCode } from "@croupier/wallet";

/** What a call came to. The balance is that of now, however old the verdict is. */
export type Verdict = {
  readonly status: ProviderStatus;
  readonly balance?: PlayBalance;
  /** LIMIT_REACHED: which. */
  readonly which?: string;
  readonly detail?: string;
};

/** What asking again with the same transaction can do, and after how long. */
export function retryOf(status: ProviderStatus): {
  readonly retry: "never" | "same_id";
  readonly retry_after_ms?: number;
} {
  if (status === "TEMPORARY") return { retry: "same_id", retry_after_ms: 250 };
  // The bet may be on its way still.
  if (status === "TRANSACTION_NOT_FOUND") return { retry: "same_id", retry_after_ms: 1_000 };
  return { retry: "never" };
}

/** What a game can tell a player; the rest is between the two machines. */
const messages: Partial<Record<ProviderStatus, string>> = {
  TOKEN_EXPIRED: "play.session_ended",
  INSUFFICIENT_FUNDS: "play.insufficient_funds",
  LIMIT_REACHED: "play.limit_reached",
  REALITY_CHECK_DUE: "play.reality_check_due",
  PLAYER_BLOCKED: "play.account_closed_for_play",
  SELF_EXCLUDED: "play.excluded",
  GEO_BLOCKED: "play.not_offered_here",
  PROVIDER_DISABLED: "play.game_closed",
  GAME_DISABLED: "play.game_closed",
  BET_NOT_ALLOWED: "play.bet_not_allowed",
};

export function messageOf(status: ProviderStatus): string | undefined {
  return messages[status];
}

const ofMoney: Readonly<Record<PlayRefusalCode, ProviderStatus>> = {
  ledger_overloaded: "TEMPORARY",
  operation_reused: "DUPLICATE_MISMATCH",
  amount_out_of_range: "BAD_REQUEST",
  asset_mismatch: "WRONG_CURRENCY",
  account_unknown: "TEMPORARY",
  account_closed: "FINAL",
  bet_unknown: "TRANSACTION_NOT_FOUND",
  already_rolled_back: "ALREADY_ROLLED_BACK",
  already_settled: "ALREADY_SETTLED",
  already_expired: "ALREADY_ROLLED_BACK",
  insufficient_funds: "INSUFFICIENT_FUNDS",
  balance_out_of_range: "TEMPORARY",
};

const ofGuards: Readonly<Record<string, ProviderStatus>> = {
  account_closed: "PLAYER_BLOCKED",
  account_blocked: "PLAYER_BLOCKED",
  document_blocked: "PLAYER_BLOCKED",
  money_owed: "PLAYER_BLOCKED",
  person_in_review: "PLAYER_BLOCKED",
  // Asked again, it may be known whether the player is barred.
  register_unreachable: "TEMPORARY",
  self_excluded: "SELF_EXCLUDED",
  on_a_break: "SELF_EXCLUDED",
  not_offered_here: "GEO_BLOCKED",
  play_closed: "GAME_DISABLED",
  limit_reached: "LIMIT_REACHED",
  session_limit_reached: "LIMIT_REACHED",
  reality_check_due: "REALITY_CHECK_DUE",
};

export type Refused = {
  readonly code: string;
  readonly facts?: Readonly<Record<string, string | null>>;
};

/** A no of the money, or of the guards that stand before a bet, in the words of the protocol. */
export function verdictOf(refusal: Refused): Pick<Verdict, "status" | "which"> {
  const { code, facts } = refusal;
  if (facts === undefined) return { status: ofMoney[code as PlayRefusalCode] };
  const status = ofGuards[code] ?? "BET_NOT_ALLOWED";
  if (status !== "LIMIT_REACHED") return { status };
  return {
    status,
    which: [facts["limit"] ?? "session", facts["window"]].filter(Boolean).join("_"),
  };
}
