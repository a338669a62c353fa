import { depositState } from "@croupier/contracts";

export const depositStates = depositState.options;

export type DepositState = (typeof depositStates)[number];

/** What can be heard of a deposit: from the player, from the provider, from the check of the money. */
export const depositEvents = [
  /** The provider knows it and has a page for it. */
  "sent_on",
  /** The player has paid, the provider waits for the money. */
  "begun",
  "paid",
  "declined",
  "lapsed",
  "given_up",
  /** The money is here and may not come in: it goes back. */
  "barred",
  "sent_back",
  /** Staff send back what was paid in. */
  "refund_asked",
  /** The provider cannot send it back. */
  "refund_declined",
  /** Whoever paid has had it taken back, against our will. */
  "charged_back",
  /** That was decided in our favour. */
  "charge_lifted",
] as const;

export type DepositEvent = (typeof depositEvents)[number];

type Ways = Readonly<Partial<Record<DepositEvent, DepositState>>>;

const open: Ways = {
  begun: "pending",
  paid: "completed",
  declined: "failed",
  lapsed: "expired",
  given_up: "cancelled",
  barred: "returning",
  // Contested before we heard that it was paid: it does not come in.
  charged_back: "charged_back",
};

/** Whoever has paid after all is paid in after all: money that came is never left lying. */
const ended: Ways = { paid: "completed", barred: "returning", charged_back: "charged_back" };

const ways: Readonly<Record<DepositState, Ways>> = {
  requested: { ...open, sent_on: "redirected" },
  redirected: open,
  pending: open,
  failed: ended,
  expired: ended,
  cancelled: ended,
  completed: { refund_asked: "refunding", sent_back: "refunded", charged_back: "charged_back" },
  returning: { sent_back: "returned" },
  returned: {},
  refunding: { sent_back: "refunded", refund_declined: "completed" },
  refunded: {},
  charged_back: { charge_lifted: "completed" },
};

/** Where a deposit stands after it: notices come late, twice and out of order, and then change nothing. */
export function nextState(state: DepositState, event: DepositEvent): DepositState {
  return ways[state][event] ?? state;
}

/** Nothing is to be expected of it any more, as far as we know. */
export function isSettled(state: DepositState): boolean {
  return !["requested", "redirected", "pending", "returning", "refunding"].includes(state);
}
