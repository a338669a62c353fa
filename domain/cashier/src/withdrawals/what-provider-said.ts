import type { WithdrawalReason } from "@croupier/contracts";
import type { PayoutEvent } from "./payout-provider.ts";
import type { Step } from "./settle-withdrawal.ts";

const reasons: Readonly<Partial<Record<PayoutEvent, WithdrawalReason>>> = {
  declined: "provider_declined",
  sent_back: "bank_returned",
};

/** News of a payout as a step of its withdrawal. */
export function stepOf(event: PayoutEvent, eventId: string): Step {
  const reason = reasons[event];
  return { event, eventId, by: "provider", ...(reason === undefined ? {} : { reason }) };
}
