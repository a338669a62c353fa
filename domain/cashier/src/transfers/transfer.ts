import type { PlayerTransfer } from "@croupier/contracts";
import type { Money } from "@croupier/kit/money";

export type TransferState = PlayerTransfer["state"];

/** Money on its way from one player to another: in suspense while it is `sent`. */
export type Transfer = {
  /** Of the first step as well; the second has its own. */
  readonly id: string;
  readonly settlementId: string;
  readonly senderId: string;
  readonly brand: string;
  /** Whom the sender named; of an address its middle is gone. */
  readonly named: string;
  /** Null: nobody, or not looked up yet. */
  readonly recipientId: string | null;
  readonly amount: Money;
  readonly state: TransferState;
  readonly sentAt: Date;
  readonly expiresAt: Date;
  readonly settledAt: Date | null;
};
