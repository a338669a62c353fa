import type { PlayerStanding } from "@croupier/contracts";

export type ClosedReason = NonNullable<PlayerStanding["play"]["reason"]>;

/** Reasons that are told where they stand in the way of something. */
type ToldCode = Exclude<ClosedReason["code"], "marketing_off" | "reality_check_due">;
type Source = NonNullable<ClosedReason["source"]>;
type LimitKind = NonNullable<ClosedReason["limit"]>;

export type ClosedTitle =
  | Exclude<ToldCode, "self_excluded" | "limit_reached">
  | `self_excluded_${Source}`
  | `limit_reached_${LimitKind}`;

/** What the player can do about it, if anything. */
export type ClosedWay = {
  readonly way:
    | "exclusion"
    | "break"
    | "limits"
    | "documents"
    | "email"
    | "agreements"
    | "deposit"
    | "help";
  readonly href: string;
};

export type Closed = {
  readonly title: ClosedTitle;
  /** When it ends, or from when on coming back may be asked for; null: there is no such moment. */
  readonly until: string | null;
  readonly way: ClosedWay | null;
  /** Whom to turn to is told to those who were stopped, or stopped themselves, for their own good. */
  readonly helps: boolean;
};

/** How a refusal is told: what it is, until when, what can be done, and whether to name who helps. */
export function whyClosed(reason: ClosedReason): Closed | null {
  const { code, until = null } = reason;
  if (code === "marketing_off" || code === "reality_check_due") return null;
  if (code === "self_excluded") {
    const { source = "player" } = reason;
    const isOwn = source === "player" || source === "operator";
    return {
      title: `${code}_${source}`,
      until,
      way: isOwn ? ways.exclusion : null,
      helps: true,
    };
  }
  if (code === "limit_reached") {
    const { limit = "loss" } = reason;
    return { title: `${code}_${limit}`, until, way: ways.limits, helps: limit !== "deposit" };
  }
  return { title: code, until, ...others[code] };
}

const ways = {
  exclusion: { way: "exclusion", href: "/account/take-a-break" },
  break: { way: "break", href: "/account/take-a-break" },
  limits: { way: "limits", href: "/account/limits" },
  documents: { way: "documents", href: "/blocked-document-status" },
  email: { way: "email", href: "/account/profile" },
  /** Every page of the account asks. */
  agreements: { way: "agreements", href: "/account" },
  deposit: { way: "deposit", href: "/account/cashier/deposit" },
  help: { way: "help", href: "/help" },
} as const satisfies Record<string, ClosedWay>;

/** The reasons that one word explains. */
const others = {
  on_a_break: { way: ways.break, helps: true },
  session_limit_reached: { way: ways.limits, helps: true },
  account_blocked: { way: ways.help, helps: false },
  account_closed: { way: ways.help, helps: false },
  person_in_review: { way: ways.help, helps: false },
  register_unreachable: { way: null, helps: false },
  document_blocked: { way: ways.documents, helps: false },
  money_owed: { way: ways.deposit, helps: false },
  email_unconfirmed: { way: ways.email, helps: false },
  agreement_due: { way: ways.agreements, helps: false },
  not_offered_here: { way: null, helps: false },
  play_closed: { way: null, helps: false },
} as const satisfies Record<
  Exclude<ToldCode, "self_excluded" | "limit_reached">,
  Pick<Closed, "way" | "helps">
>;
