import type { QueuedWithdrawal, WithdrawalReason } from "@croupier/contracts";
import type { Tone } from "../parts/Tag.tsx";
import type { RejectReason } from "./withdrawal-calls.ts";

export const stateWords: Readonly<
  Record<QueuedWithdrawal["state"], { readonly word: string; readonly tone: Tone }>
> = {
  requested: { word: "Requested", tone: "quiet" },
  checks: { word: "To be looked at", tone: "warn" },
  approved: { word: "Approved", tone: "accent" },
  sent: { word: "Sent", tone: "accent" },
  arrived: { word: "Arrived", tone: "good" },
  rejected: { word: "Rejected", tone: "bad" },
  cancelled: { word: "Cancelled", tone: "quiet" },
  failed: { word: "Failed", tone: "bad" },
  returned: { word: "Came back", tone: "bad" },
};

export const reasonWords: Readonly<Record<WithdrawalReason, string>> = {
  large_amount: "Large amount",
  new_destination: "New destination",
  recent_change: "Account changed recently",
  little_played: "Little played",
  document_missing: "Document missing",
  many_withdrawals: "Many withdrawals",
  card_above_deposits: "More than the card brought in",
  account_blocked: "Account blocked",
  money_owed: "Money owed",
  email_unconfirmed: "E-mail address unconfirmed",
  documents_needed: "A document is needed",
  destination_not_yours: "The destination is not the player's",
  turnover_open: "Turnover not met",
  terms_broken: "Terms were broken",
  not_possible: "Not possible",
  partly_approved: "Approved in part",
  provider_declined: "The provider declined",
  bank_returned: "The bank sent it back",
};

/** Why a person, in a word or two. */
export const findingTags: Readonly<
  Partial<Record<WithdrawalReason, { readonly word: string; readonly tone: Tone }>>
> = {
  account_blocked: { word: "Blocked", tone: "bad" },
  money_owed: { word: "Money owed", tone: "bad" },
  email_unconfirmed: { word: "Unconfirmed", tone: "warn" },
  document_missing: { word: "Document", tone: "warn" },
  recent_change: { word: "Account changed", tone: "bad" },
  new_destination: { word: "New address", tone: "warn" },
  little_played: { word: "Little played", tone: "warn" },
  card_above_deposits: { word: "Above card", tone: "warn" },
  many_withdrawals: { word: "Many a day", tone: "warn" },
};

/** Enough of the id to speak of it; the search finds it again. */
export const referenceOf = ({ id }: Pick<QueuedWithdrawal, "id">): string =>
  `W-${id.slice(-8).toUpperCase()}`;

export const methodWords: Readonly<Record<QueuedWithdrawal["method"], string>> = {
  CBT: "Bank transfer",
  CARD: "Card",
};

/** As much of it as may be shown; of a card that paid long ago nobody told us the digits. */
export function whereTo({ destination }: Pick<QueuedWithdrawal, "destination">): string {
  return destination === "" ? "the card that paid" : destination;
}

export const rejectReasons: readonly RejectReason[] = [
  "documents_needed",
  "destination_not_yours",
  "turnover_open",
  "terms_broken",
  "not_possible",
];
