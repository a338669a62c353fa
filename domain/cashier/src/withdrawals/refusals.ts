import type { CommandRefusal } from "../commands.ts";

/** Every "no" to a withdrawal, in order of precedence; standing and papers come after the second. */
export const withdrawalRefusals = [
  /** No way out there, in this currency, or nobody who would send it. */
  "withdrawal_method_not_offered",
  /** No amount of this currency, or not between the minimum and the maximum. */
  "withdrawal_amount_out_of_range",
  /** Not one of the player's accounts. */
  "withdrawal_destination_unknown",
  /** The account was added so lately that its owner may not have noticed. */
  "withdrawal_destination_waits",
  /** More than may be asked for in a day. */
  "withdrawal_day_limit",
  /** More than the free cash that met the turnover rule. */
  "not_withdrawable",
] as const;

export type WithdrawalRefusal =
  | CommandRefusal
  | { readonly code: (typeof withdrawalRefusals)[number] };

/** Those to whoever takes it back, and to staff. */
export const withdrawalActRefusals = [
  /** Approved, on its way, or over. */
  "withdrawal_not_open",
  /** The law of the place does not let a player take it back. */
  "cancelling_not_allowed",
  /** It waits for nobody of staff, or not for this. */
  "withdrawal_not_waiting",
  "assigned_elsewhere",
  /** Not approved, or the provider has it. */
  "withdrawal_not_stoppable",
  /** Before the yes the rules found what whoever says it has not seen. */
  "withdrawal_judged_anew",
  /** The parts are not the whole, or too small. */
  "withdrawal_part_out_of_range",
  /** Whoever said the first yes says no second one. */
  "own_request",
] as const;

type Act = (typeof withdrawalActRefusals)[number];
type Unknown = { readonly code: "not_found" };

export type CancelRefusal =
  | Unknown
  | { readonly code: Extract<Act, "withdrawal_not_open" | "cancelling_not_allowed"> };
export type StandingRefusal =
  | Unknown
  | { readonly code: Extract<Act, "withdrawal_not_waiting" | "assigned_elsewhere"> };
export type StopRefusal = Unknown | { readonly code: Extract<Act, "withdrawal_not_stoppable"> };
export type PartRefusal =
  | StandingRefusal
  | { readonly code: Extract<Act, "withdrawal_part_out_of_range"> };
export type ApproveRefusal = PartRefusal | JudgedAnew;
export type ConfirmRefusal =
  | Unknown
  | JudgedAnew
  | { readonly code: Extract<Act, "withdrawal_not_waiting" | "own_request"> };
export type JudgedAnew = { readonly code: Extract<Act, "withdrawal_judged_anew"> };
