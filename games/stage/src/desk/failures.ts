import type { play } from "@croupier/contracts";
import type { Failure, NextAction } from "./stage-state.ts";

type Calls = typeof play;

/** Every refusal that the calls of a frame declare, and what may come before any of them. */
export type FailureCode =
  | Calls[keyof Calls]["refusals"][number]
  | "game_session_over"
  | "flight_gone"
  | "unreachable"
  | "overloaded"
  | "internal_error"
  | "too_many_requests"
  | "maintenance"
  | "other";

/** What a player can do about each. The sentence for it stands in the words. */
const nextOf: Readonly<Record<FailureCode, NextAction>> = {
  launch_not_valid: "close",
  game_session_over: "close",
  not_found: "close",
  game_closed: "close",
  game_changed: "close",
  play_reused: "none",
  round_open: "none",
  seeds_changed: "none",
  round_too_soon: "none",
  flight_gone: "none",
  stake_out_of_range: "none",
  choice_not_offered: "none",
  free_rounds_over: "none",
  action_not_allowed: "none",
  round_stopped: "close",
  insufficient_funds: "deposit",
  limit_reached: "limits",
  session_limit_reached: "limits",
  money_owed: "deposit",
  account_blocked: "close",
  account_closed: "close",
  self_excluded: "close",
  person_in_review: "close",
  register_unreachable: "close",
  on_a_break: "close",
  document_blocked: "close",
  agreement_due: "close",
  play_closed: "close",
  autoplay_not_offered: "none",
  not_offered_here: "close",
  reality_check_due: "none",
  maintenance: "close",
  unreachable: "again",
  overloaded: "again",
  internal_error: "again",
  too_many_requests: "again",
  other: "close",
};

export function failureOf(code: string): Failure {
  const known = isKnown(code) ? code : "other";
  return { code: known, next: nextOf[known] };
}

function isKnown(code: string): code is FailureCode {
  return Object.hasOwn(nextOf, code);
}

/** Nothing was heard, so nobody knows: the same play is asked for again rather than another begun. */
export function isUncertain(code: string): boolean {
  return code === "unreachable" || code === "internal_error" || code === "overloaded";
}

/** What is seen here is not how the round stands: two tabs, or an answer that was lost on its way. */
export function isBehind(code: string): boolean {
  return code === "round_open" || code === "play_reused" || code === "action_not_allowed";
}
