/** Why a deposit is not sent back, in order of precedence. */
export const refundRefusals = [
  "not_found",
  /** A large one: whoever asked may only take it back. */
  "own_request",
  /** Somebody said yes or no before. */
  "already_answered",
  /** It never came in, is on its way back already, or was taken back by whoever paid it. */
  "deposit_not_refundable",
  /** One waits for this deposit, asked by somebody else or with other words. */
  "refund_waits",
  /** Some of it was played with: a refund of ours never leaves a debt. */
  "refund_not_covered",
] as const;

type RefundRefusalCode = (typeof refundRefusals)[number];
export type AskRefusal = {
  readonly code: Exclude<RefundRefusalCode, "own_request" | "already_answered">;
};
export type AnswerRefusal = { readonly code: Exclude<RefundRefusalCode, "refund_waits"> };
