import type { PaymentKind, PaymentStatus } from "@croupier/contracts";
import type { DepositState } from "../deposit-state.ts";
import type { TransferState } from "../transfers/transfer.ts";
import type { Withdrawal } from "../withdrawals/withdrawal.ts";

/** What each state comes to for a player: to be expected, there, gone wrong, or undone. */
const statusOf: {
  readonly deposit: Readonly<Record<DepositState, PaymentStatus>>;
  readonly withdrawal: Readonly<Record<Withdrawal["state"], PaymentStatus>>;
  readonly transfer: Readonly<Record<TransferState, PaymentStatus>>;
} = {
  deposit: {
    requested: "pending",
    redirected: "pending",
    pending: "pending",
    returning: "pending",
    refunding: "pending",
    completed: "done",
    failed: "failed",
    expired: "failed",
    returned: "failed",
    cancelled: "cancelled",
    refunded: "cancelled",
    charged_back: "cancelled",
  },
  withdrawal: {
    requested: "pending",
    checks: "pending",
    approved: "pending",
    sent: "pending",
    arrived: "done",
    rejected: "failed",
    failed: "failed",
    returned: "failed",
    cancelled: "cancelled",
  },
  transfer: {
    sent: "pending",
    arrived: "done",
    declined: "cancelled",
    taken_back: "cancelled",
    expired: "cancelled",
  },
};

export function paymentStatus(kind: PaymentKind, state: string): PaymentStatus {
  const status = Object.entries(statusOf[kind]).find(([one]) => one === state)?.[1];
  if (status === undefined) throw new Error(`a ${kind} that is ${state} has no status`);
  return status;
}

/** The states of a kind that a status stands for; all of them, where none was asked for. */
export function statesOf(kind: PaymentKind, status: PaymentStatus | undefined): string[] {
  return Object.entries(statusOf[kind])
    .filter(([, one]) => status === undefined || one === status)
    .map(([state]) => state);
}
