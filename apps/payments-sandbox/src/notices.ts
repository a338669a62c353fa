import { randomBytes, type KeyObject } from "node:crypto";
import type { Outcome } from "./outcomes.ts";
import type { Payment, PaymentStatus } from "./payments.ts";
import { postNotice } from "./post-notice.ts";

/** What becomes of a payment while its outcome is played; a notice out of order changes nothing here. */
const follows: Readonly<Partial<Record<PaymentStatus, readonly PaymentStatus[]>>> = {
  paid: ["processing", "expired"],
  declined: ["processing"],
  charged_back: ["paid"],
  charge_lifted: ["charged_back"],
  refunded: ["refunding"],
  refund_declined: ["refunding"],
};

/** A notice that is not taken comes again, each time later. */
const againAfterMs = [1_000, 3_000, 10_000, 30_000];

const isContested: ReadonlySet<PaymentStatus> = new Set(["charged_back", "charge_lifted"]);

export type Notices = ReturnType<typeof createNotices>;

/** What is told to the shop: each notice has an id, and bears it again when it is told again. */
export function createNotices(key: KeyObject) {
  const waiting = new Set<NodeJS.Timeout>();

  return {
    /** As the outcome says: at once, late, twice, out of order, or never. */
    play(payment: Payment, { tells }: Pick<Outcome, "tells">): void {
      const event = randomBytes(12).toString("base64url");
      for (const { status, afterMs } of tells) {
        after(afterMs, () => {
          if (follows[status]?.includes(payment.status) === true) payment.status = status;
          void deliver(payment, { event: `${event}-${status}`, status });
        });
      }
    },
    /** Once, as it stands now. True when the shop has taken it. */
    tell: (payment: Payment) =>
      deliver(payment, {
        event: `${payment.id}-${payment.status}`,
        status: payment.status,
        tries: againAfterMs.length,
      }),
    stop(): void {
      for (const timer of waiting) clearTimeout(timer);
    },
  };

  function after(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      act();
    }, ms);
    waiting.add(timer);
  }

  async function deliver(
    payment: Payment,
    told: { event: string; status: PaymentStatus; tries?: number },
  ): Promise<boolean> {
    const { event, status, tries = 0 } = told;
    const { reference, amount, came = amount, currency, kept: card, paidWith, noticeUrl } = payment;
    const dispute = isContested.has(status) ? { dispute: `dispute-${payment.id}` } : {};
    const body = JSON.stringify({
      event,
      reference,
      status,
      amount: came,
      currency,
      card,
      paidWith,
      ...dispute,
    });
    const taken = await postNotice(noticeUrl, body, key);
    const wait = againAfterMs[tries];
    if (!taken && wait !== undefined) {
      after(wait, () => void deliver(payment, { event, status, tries: tries + 1 }));
    }
    return taken;
  }
}
