import type { Notices } from "./notices.ts";
import type { Payment } from "./payments.ts";

/** Taken at once, done a little later and told of then. An amount that ends so cannot be sent back. */
const declinedEnd = ".13";
const doneAfterMs = 500;

export function sendBack(payment: Payment, notices: Notices): void {
  const { amount, came = amount } = payment;
  payment.status = "refunding";
  payment.sentBackAt = Date.now();
  const status = came.endsWith(declinedEnd) ? "refund_declined" : "refunded";
  notices.play(payment, { tells: [{ status, afterMs: doneAfterMs }] });
}
