import { randomBytes } from "node:crypto";

export const methods = ["card", "bank", "voucher", "crypto"] as const;
export type Method = (typeof methods)[number];

export type PaymentStatus =
  | "open"
  | "processing"
  | "paid"
  | "declined"
  | "expired"
  | "cancelled"
  | "refunding"
  | "refunded"
  | "refund_declined"
  | "charged_back"
  | "charge_lifted";

export interface Payment {
  readonly id: string;
  /** The shop's own number. */
  readonly reference: string;
  readonly method: Method;
  /** Whose it is, as the shop calls them: whose cards are kept. */
  readonly payer: string;
  /** A card that is kept, and is to be paid with. */
  readonly card: string;
  readonly amount: string;
  readonly currency: string;
  readonly language: string;
  readonly returnUrl: string;
  readonly noticeUrl: string;
  readonly expiresAt: number;
  /** When the shop asked for it. */
  readonly openedAt: number;
  status: PaymentStatus;
  /** What was sent, where it was not what was asked for. */
  came?: string;
  /** When the shop wanted it sent back. */
  sentBackAt?: number;
  /** When it was sent; coins are counted from here on. */
  sentAt?: number;
  /** The card it was paid with, as much of it as a shop may know. */
  paidWith?: ShownCard;
  /** The same, kept because the player wanted it. */
  kept?: KeptCard;
}

export interface ShownCard {
  readonly brand: string;
  readonly lastFour: string;
}

export interface KeptCard extends ShownCard {
  readonly token: string;
}

export type Asked = Omit<
  Payment,
  "id" | "openedAt" | "status" | "came" | "sentAt" | "paidWith" | "kept"
>;

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
        openedAt: Date.now(),
        status: "open",
      };
      byId.set(payment.id, payment);
      byReference.set(payment.reference, payment);
      return payment;
    },
    find: (id: string) => seen(byId.get(id)),
    findByReference: (reference: string) => seen(byReference.get(reference)),
    /** A day in UTC, as `2026-11-22`. */
    openedOn: (day: string) =>
      [...byId.values()].filter(
        ({ openedAt }) => new Date(openedAt).toISOString().slice(0, 10) === day,
      ),
    /** The same, of what the shop wanted sent back on it. */
    sentBackOn: (day: string) =>
      [...byId.values()].filter(
        ({ sentBackAt }) =>
          sentBackAt !== undefined && new Date(sentBackAt).toISOString().slice(0, 10) === day,
      ),
    list: () => [...byId.values()].toReversed().slice(0, 50),
  };
}

/** What waits for too long has run out by the time somebody looks. */
function seen(payment: Payment | undefined): Payment | undefined {
  if (payment?.status === "open" && payment.expiresAt < Date.now()) payment.status = "expired";
  return payment;
}

/** So many parts of a hundred of an amount, cut at the digits the amount has. */
export function partOf(amount: string, percent: number): string {
  const [whole = "0", part = ""] = amount.split(".");
  const units = (BigInt(whole + part) * BigInt(percent)) / 100n;
  const text = units.toString().padStart(part.length + 1, "0");
  return part === "" ? text : `${text.slice(0, -part.length)}.${text.slice(-part.length)}`;
}
