import { z } from "zod";

/** Why staff send a deposit back, as reports group it. */
export const refundReason = z.enum([
  "paid_twice",
  "other_payer",
  "mistake",
  "complaint_settled",
  "technical_fault",
]);
export const refundState = z.enum(["waiting", "approved", "declined", "withdrawn"]);

export type RefundReason = z.output<typeof refundReason>;
export type RefundState = z.output<typeof refundState>;
