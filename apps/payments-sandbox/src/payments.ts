import { randomBytes } from "node:crypto";

export type PaymentStatus =
  | "open"
  | "processing"
  | "paid"
  | "declined"
  | "expired"
  | "cancelled"
  | "refunded";

export interface Payment {
  readonly id: string;
  /** The shop's own number. */
  readonly reference: string;
  readonly amount: string;
  readonly currency: string;
  readonly language: string;
  readonly returnUrl: string;
  readonly noticeUrl: string;
  readonly expiresAt: number;
  status: PaymentStatus;
}

export type Asked = Omit<Payment, "id" | "status">;

export type Payments = ReturnType<typeof createPayments>;

/** Everything anybody was asked to pay since this process began. */
export function createPayments() {
  const byId = new Map<string, Payment>();
  const byReference = new Map<string, Payment>();

  return {
    /** Asking twice under one reference is one payment. */
    open(asked: Asked): Payment {
      const earlier = byReference.get(asked.reference);
      if (earlier !== undefined) return earlier;
      const payment: Payment = {
        ...asked,
        id: randomBytes(16).toString("base64url"),
        status: "open",
      };
      byId.set(payment.id, payment);
      byReference.set(payment.reference, payment);
      return payment;
    },
    find: (id: string) => seen(byId.get(id)),
    findByReference: (reference: string) => seen(byReference.get(reference)),
    list: () => [...byId.values()].toReversed().slice(0, 50),
  };
}

/** What waits for too long has run out by the time somebody looks. */
function seen(payment: Payment | undefined): Payment | undefined {
  if (payment?.status === "open" && payment.expiresAt < Date.now()) payment.status = "expired";
  return payment;
}
