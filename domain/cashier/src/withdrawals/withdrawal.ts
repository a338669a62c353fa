import type {
  WithdrawalActor,
  WithdrawalMethod,
  WithdrawalReason,
  WithdrawalState,
} from "@croupier/contracts";
import type { Money } from "@croupier/kit/money";
import type { WithdrawalEvent } from "./withdrawal-state.ts";

export type Withdrawal = {
  readonly id: string;
  readonly playerId: string;
  /** Of which it was a part, before somebody split it. */
  readonly splitFrom: string | null;
  readonly method: WithdrawalMethod;
  readonly provider: string;
  readonly providerReference: string | null;
  readonly destinationId: string;
  readonly destination: string;
  /** Of the site at which it was asked for: there it is told what came of it. */
  readonly siteOrigin: string;
  readonly amount: Money;
  readonly fee: Money;
  readonly state: WithdrawalState;
  readonly reason: WithdrawalReason | null;
  readonly findings: readonly WithdrawalReason[];
  /** When the rules found that; null: they have not looked yet. */
  readonly judgedAt: Date | null;
  readonly mayCancel: boolean;
  readonly assignedTo: string | null;
  readonly firstYesBy: string | null;
  readonly requestedAt: Date;
  readonly changedAt: Date;
  readonly promisedAt: Date;
  /** Paid by the house where it is late; null: nothing was promised. */
  readonly lateCredit: Money | null;
  /** Since when the player has something to do for it: that time is put on top of what was promised. */
  readonly awaitedSince: Date | null;
  /** When it was found late. */
  readonly lateAt: Date | null;
  /** By which the credit was paid, to this one alone of all parts. */
  readonly lateTransferId: string | null;
  readonly dueAt: Date | null;
  /** When the provider was last called to send it: from then on they may have it, whatever they answered. */
  readonly handedAt: Date | null;
  /** Since when it is not handed over any more: they are asked whether they have it. */
  readonly stopAskedAt: Date | null;
};

/** One line of what was done to it. */
export type WithdrawalTrace = {
  readonly eventId: string;
  readonly event: WithdrawalEvent;
  readonly by: WithdrawalActor;
  readonly staffId: string | null;
  readonly before: WithdrawalState;
  readonly after: WithdrawalState;
  readonly reason: WithdrawalReason | null;
  readonly note: string | null;
  readonly at: Date;
};
