import type { RefundReason, RefundState } from "@croupier/contracts";
import type { Deposit } from "../deposit.ts";

/** A deposit that staff want sent back, whole and the way it came. */
export type Refund = {
  /** The id of its reversal as well. */
  readonly id: string;
  readonly playerId: string;
  readonly depositId: string;
  readonly reason: RefundReason;
  /** For a colleague and the audit trail; the player does not see them. */
  readonly words: string;
  /** Above what one of staff may let go alone. */
  readonly takesTwo: boolean;
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly state: RefundState;
  readonly answeredBy: string | null;
  readonly answeredAt: Date | null;
};

/** As staff look at it: with how much it is of. */
export type ListedRefund = Refund & Pick<Deposit, "amount" | "fee">;
