import type { MessageKey } from "../../language/Messages.context.tsx";

/** Why a game was not opened: the code of the refusal, or that nobody answered. */
export interface LaunchFailure {
  readonly code: string;
  readonly retryAfterSeconds?: number | undefined;
}

export interface ExplainedFailure {
  readonly title: MessageKey;
  readonly text: MessageKey;
  /** What to do about it; where nothing can be done, another game. */
  readonly way: { readonly text: MessageKey; readonly href: string } | "again" | "practice";
}

const explained: Readonly<Record<string, ExplainedFailure>> = {
  ...of(["not_offered_here", "country_not_offered"], "geo", way("lobby", "/casino")),
  ...of(["limit_reached", "session_limit_reached"], "limit", way("limits", "/account/limits")),
  ...of(["on_a_break", "self_excluded"], "break", way("saferPlay", "/help/safer-play")),
  ...of(
    ["document_blocked", "document_required", "person_in_review", "email_unconfirmed"],
    "kyc",
    way("documents", "/validate-document"),
  ),
  ...of(["currency_not_offered"], "currency", "practice"),
  ...of(
    ["maintenance", "play_closed", "overloaded", "not_ready", "register_unreachable"],
    "maintenance",
    "again",
  ),
  ...of(["not_signed_in", "game_session_over"], "session", way("signIn", "/login")),
  ...of(["practice_not_offered"], "practice", way("lobby", "/casino")),
  ...of(["money_owed"], "owed", way("deposit", "/account/cashier/deposit")),
  ...of(["account_blocked", "account_closed"], "account", way("help", "/help")),
  ...of(["agreement_due", "reality_check_due"], "answer", "again"),
  ...of(["too_many_requests"], "wait", "again"),
  ...of(["not_found", "game_closed", "game_disabled"], "closed", way("lobby", "/casino")),
};

const otherwise = of(["other"], "unreachable", "again")["other"] as ExplainedFailure;

/** Why, in words, and what to do next. */
export function explainLaunch({ code }: LaunchFailure): ExplainedFailure {
  return Object.hasOwn(explained, code) ? (explained[code] ?? otherwise) : otherwise;
}

type Reason =
  | "geo"
  | "limit"
  | "break"
  | "kyc"
  | "currency"
  | "maintenance"
  | "session"
  | "practice"
  | "owed"
  | "account"
  | "answer"
  | "wait"
  | "closed"
  | "unreachable";

function of(
  codes: readonly string[],
  reason: Reason,
  next: ExplainedFailure["way"],
): Readonly<Record<string, ExplainedFailure>> {
  const told: ExplainedFailure = {
    title: `play.failed.${reason}.title`,
    text: `play.failed.${reason}.text`,
    way: next,
  };
  return Object.fromEntries(codes.map((code) => [code, told]));
}

function way(
  text: "lobby" | "limits" | "saferPlay" | "documents" | "signIn" | "deposit" | "help",
  href: string,
): ExplainedFailure["way"] {
  return { text: `play.way.${text}`, href };
}
