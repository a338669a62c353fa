import { withdrawalState, type WithdrawalActor, type WithdrawalState } from "@croupier/contracts";

export const withdrawalStates = withdrawalState.options;

/** Everything that can happen to a withdrawal. Those from `sent` to `sent_back` are heard from whoever sends it. */
export const withdrawalEvents = [
  "asked",
  /** The rules found nothing. */
  "passed",
  /** The rules want people to look. */
  "flagged",
  "taken",
  "given_back",
  /** Before a yes the rules found what nobody had been shown. */
  "judged",
  /** One of two has said yes. */
  "half_approved",
  "approved",
  /** Approved, and taken back to people before the provider had it. */
  "stopped",
  /** The provider may have it: whether they do is asked first. */
  "stop_asked",
  "reduced",
  "split",
  "rejected",
  "cancelled",
  "handed_over",
  "sent",
  "arrived",
  "declined",
  "sent_back",
  /** The player has something to do before it can go on, and then has done it. */
  "awaited",
  "resumed",
  /** The promised time has passed. */
  "late",
] as const;

export type WithdrawalEvent = (typeof withdrawalEvents)[number];

type Ways = Readonly<Partial<Record<WithdrawalEvent, WithdrawalState>>>;

const ways: Readonly<Record<WithdrawalState, Ways>> = {
  requested: { passed: "approved", flagged: "checks", cancelled: "cancelled" },
  checks: { approved: "approved", rejected: "rejected", cancelled: "cancelled" },
  approved: {
    stopped: "checks",
    sent: "sent",
    arrived: "arrived",
    declined: "failed",
    sent_back: "failed",
  },
  sent: { arrived: "arrived", declined: "failed", sent_back: "returned" },
  arrived: { sent_back: "returned" },
  rejected: {},
  cancelled: {},
  failed: {},
  returned: {},
};

/**
 * The state of a withdrawal after an event: one that comes late, twice or out of order changes nothing. One that was
 * stopped after a provider was called may have been sent all the same: its money is still aside, and goes.
 */
export function nextState(
  state: WithdrawalState,
  event: WithdrawalEvent,
  { isHanded }: { readonly isHanded: boolean },
): WithdrawalState {
  if (isHanded && state === "checks" && (event === "sent" || event === "arrived")) return event;
  return ways[state][event] ?? state;
}

/** Whether a provider tells of money that left although it was given back: books cannot mend that. */
export function isLeak({
  before,
  event,
  isHanded,
}: {
  readonly before: WithdrawalState;
  readonly event: WithdrawalEvent;
  readonly isHanded: boolean;
}): boolean {
  const isBack = before === "rejected" || before === "cancelled";
  return isHanded && isBack && (event === "sent" || event === "arrived");
}

/** Where its money is: set aside for it, with whoever sends it, or the player's own again. */
export function whereMoneyIs(state: WithdrawalState): "aside" | "out" | "back" {
  if (state === "requested" || state === "checks" || state === "approved") return "aside";
  return state === "sent" || state === "arrived" ? "out" : "back";
}

const next: Readonly<Record<WithdrawalState, WithdrawalActor | null>> = {
  requested: "rules",
  checks: "staff",
  approved: "provider",
  sent: "provider",
  arrived: null,
  rejected: null,
  cancelled: null,
  failed: null,
  returned: null,
};

export function nextActor(state: WithdrawalState): WithdrawalActor | null {
  return next[state];
}

/** Approved, and the provider has not said that they have it. */
export function isStoppable({
  state,
  providerReference,
}: {
  readonly state: WithdrawalState;
  readonly providerReference: string | null;
}): boolean {
  return state === "approved" && providerReference === null;
}

/** Nobody has said yes yet: it can still be taken back. */
export function isUndecided(state: WithdrawalState): boolean {
  return state === "requested" || state === "checks";
}
