import { z } from "zod";
import { amount, currency, id, instant } from "./fields.ts";

/** The ways out, by the codes of the routing: a bank transfer, and back to the card that paid. */
export const withdrawalMethod = z.enum(["CBT", "CARD"]);

export const withdrawalState = z.enum([
  /** The money is set aside, nobody has looked yet. */
  "requested",
  /** People look at it. */
  "checks",
  /** It goes out with the next call to the provider. */
  "approved",
  /** The provider has it. */
  "sent",
  "arrived",
  "rejected",
  "cancelled",
  /** The provider would not send it. */
  "failed",
  /** The bank sent it back after it was on its way. */
  "returned",
]);

/** Why a stage was reached, in words a player can be told; null where nothing has to be explained. */
export const withdrawalReason = z.enum([
  /** What the rules say to whoever has to wait for people. */
  "large_amount",
  "new_destination",
  "recent_change",
  "little_played",
  "document_missing",
  "many_withdrawals",
  "card_above_deposits",
  /** Reasons that keep a player from withdrawing at all, as long as they stand. */
  "account_blocked",
  "money_owed",
  "email_unconfirmed",
  /** What people say when they send money back. */
  "documents_needed",
  "destination_not_yours",
  "turnover_open",
  "terms_broken",
  "not_possible",
  /** What happened on the way. */
  "partly_approved",
  "provider_declined",
  "bank_returned",
]);

/** Who does the next thing; null: it is over. */
export const withdrawalActor = z.enum(["player", "rules", "staff", "provider"]);

export const withdrawalStage = z.object({
  state: withdrawalState,
  at: instant,
  by: withdrawalActor,
  reason: withdrawalReason.nullable(),
});

export const withdrawalParts = {
  id,
  method: withdrawalMethod,
  /** Where it goes, as much of it as may be shown. */
  destination: z.string(),
  /** What leaves the balance. */
  amount,
  fee: amount,
  /** What arrives: the amount without the fee. */
  arrives: amount,
  currency,
  state: withdrawalState,
  reason: withdrawalReason.nullable(),
  nextActor: withdrawalActor.nullable(),
  requestedAt: instant,
  changedAt: instant,
  /** Until when it is promised to be there; null once it is over, and while it waits for the player. */
  promisedAt: instant.nullable(),
  /** Credited where it is not there by then; null: nothing was promised, or it is over. */
  promisedCredit: amount.nullable(),
  /** When it was not there as promised, and what was credited for it; null: it was, or may yet be. */
  missed: z.object({ at: instant, credit: amount.nullable() }).nullable(),
} as const;

export type WithdrawalMethod = z.output<typeof withdrawalMethod>;
export type WithdrawalState = z.output<typeof withdrawalState>;
export type WithdrawalReason = z.output<typeof withdrawalReason>;
export type WithdrawalActor = z.output<typeof withdrawalActor>;
export type WithdrawalStage = z.output<typeof withdrawalStage>;
