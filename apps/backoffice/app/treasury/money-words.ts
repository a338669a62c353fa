import type {
  RefundReason,
  StaffAdjustment,
  StaffDeposit,
  StaffReversal,
} from "@croupier/contracts";
import type { Tone } from "../parts/Tag.tsx";

export const reasonWords: Readonly<Record<StaffAdjustment["reason"], string>> = {
  correction: "Correction",
  goodwill: "Goodwill",
  complaint_settled: "Complaint settled",
  technical_fault: "Technical fault",
  chargeback: "Chargeback",
};

/** Of what one of staff asked for and another answers: an adjustment, a refund. */
export const askedStates: Readonly<
  Record<StaffAdjustment["state"], { readonly word: string; readonly tone: Tone }>
> = {
  waiting: { word: "Waiting", tone: "warn" },
  approved: { word: "Approved", tone: "good" },
  declined: { word: "Declined", tone: "bad" },
  withdrawn: { word: "Taken back", tone: "quiet" },
};

export const refundReasons: Readonly<Record<RefundReason, string>> = {
  paid_twice: "Paid twice",
  other_payer: "Paid by somebody else",
  mistake: "Paid by mistake",
  complaint_settled: "Complaint settled",
  technical_fault: "Technical fault",
};

export const reversalKinds: Readonly<Record<StaffReversal["kind"], string>> = {
  refund: "Refund",
  chargeback: "Chargeback",
};

export const reversalStates: Readonly<
  Record<StaffReversal["state"], { readonly word: string; readonly tone: Tone }>
> = {
  taken: { word: "Taken back", tone: "warn" },
  lifted: { word: "Given back", tone: "good" },
};

export const methodWords: Readonly<Record<StaffDeposit["method"], string>> = {
  card: "Card",
  bank: "Bank",
  voucher: "Voucher",
  crypto: "Crypto",
};

export const depositStates: Readonly<
  Record<StaffDeposit["state"], { readonly word: string; readonly tone: Tone }>
> = {
  requested: { word: "Requested", tone: "quiet" },
  redirected: { word: "At the provider", tone: "accent" },
  pending: { word: "Pending", tone: "warn" },
  completed: { word: "Completed", tone: "good" },
  failed: { word: "Failed", tone: "bad" },
  expired: { word: "Expired", tone: "quiet" },
  cancelled: { word: "Given up", tone: "quiet" },
  returning: { word: "Goes back", tone: "warn" },
  returned: { word: "Went back", tone: "quiet" },
  refunding: { word: "Being refunded", tone: "warn" },
  refunded: { word: "Refunded", tone: "quiet" },
  charged_back: { word: "Charged back", tone: "bad" },
};

/** The words alone, of a table that knows their tone as well. */
export const wordsOf = (
  states: Readonly<Record<string, { readonly word: string }>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(states).map(([state, { word }]) => [state, word]));

/** Where asking the provider can still change anything. */
export const openStates: ReadonlySet<StaffDeposit["state"]> = new Set([
  "requested",
  "redirected",
  "pending",
  "returning",
  "refunding",
]);

/** A code, as it reads. */
export const plainly = (code: string): string => {
  const words = code.replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll("_", " ");
  return (words[0]?.toUpperCase() ?? "") + words.slice(1).toLowerCase();
};
