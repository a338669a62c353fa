import type { CommandRefusal } from "../commands.ts";

/** Every "no" to a transfer between players, in order of precedence; standing and papers come after the third. */
export const transferRefusals = [
  /** No amount of the player's currency, or not between the minimum and the maximum. */
  "transfer_amount_out_of_range",
  "transfer_to_yourself",
  /** The law of the place, or nothing in this currency. */
  "not_offered_here",
  /** More than may be sent, or taken, within a day. */
  "transfer_day_limit",
  /** More than the free cash that met the turnover rule. */
  "not_withdrawable",
] as const;

export type SendRefusal = CommandRefusal | { readonly code: (typeof transferRefusals)[number] };

export type AnswerRefusal = {
  /** Taken, given back or over. */
  readonly code: "not_found" | "transfer_not_open" | "transfer_day_limit";
};
