/** Every "no" of the cashier, in order of precedence; those of the player's standing come in between. */
export const cashierRefusals = [
  /** The key was used for another request. */
  "idempotency_key_reused",
  /** The same request is being answered. */
  "request_in_flight",
  /** Not to be paid with there, in this currency. */
  "deposit_method_not_offered",
  /** No amount of this currency, or not between the minimum and the maximum. */
  "deposit_amount_out_of_range",
  /** Whoever collects the money does not answer. */
  "provider_unreachable",
  /** It has come too far to be given up. */
  "deposit_not_open",
  "notice_not_signed",
  "notice_unreadable",
] as const;

export type CashierRefusal = { readonly code: (typeof cashierRefusals)[number] };
