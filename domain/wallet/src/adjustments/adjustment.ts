import type { Money } from "@croupier/kit/money";

/** Why money is put right by hand, as reports group it; the words beside it are for a colleague. */
export const adjustmentReasons = [
  "correction",
  "goodwill",
  "complaint_settled",
  "technical_fault",
  "chargeback",
] as const;

export const adjustmentDirections = ["credit", "debit"] as const;
/** Waiting is no answer; withdrawn is that of whoever asked. */
export const adjustmentStates = ["waiting", "approved", "declined", "withdrawn"] as const;

export type AdjustmentReason = (typeof adjustmentReasons)[number];
export type AdjustmentDirection = (typeof adjustmentDirections)[number];
export type AdjustmentState = (typeof adjustmentStates)[number];

export type Adjustment = {
  /** The id of its transfer as well. */
  readonly id: string;
  readonly playerId: string;
  readonly direction: AdjustmentDirection;
  readonly amount: Money;
  readonly reason: AdjustmentReason;
  readonly words: string;
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly state: AdjustmentState;
  readonly answeredBy: string | null;
  readonly answeredAt: Date | null;
};
