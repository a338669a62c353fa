import type { Money } from "@croupier/kit/money";
import type { Deposit } from "../deposit.ts";

/** A refund is wanted by us, or made by the provider; a chargeback is made by whoever paid. */
export type ReversalKind = "refund" | "chargeback";

/** Where the money came from: the player's cash, what they owe since, and the fee of the house. */
export type ReversedParts = { readonly taken: Money; readonly owed: Money; readonly fee: Money };

/** Money of a deposit that went back. One that came to nothing, in both orders, has no parts. */
export type DepositReversal = ReversedParts & {
  readonly id: string;
  readonly playerId: string;
  readonly depositId: string;
  readonly kind: ReversalKind;
  readonly state: "taken" | "lifted";
  /** The provider's own name of it. */
  readonly providerReference: string;
  readonly recordedAt: Date;
  readonly changedAt: Date;
};

/** As staff look at it: with what it is of. */
export type ListedReversal = DepositReversal &
  Pick<Deposit, "provider" | "method"> & { readonly depositState: Deposit["state"] };
