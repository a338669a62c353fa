import type { Transact } from "@croupier/database";
import type { Asset, Money } from "@croupier/kit/money";
import type { Refusal, Result } from "@croupier/kit/result";
import type { WithdrawalMoves } from "../withdrawals/withdrawal-room.ts";
import type { ReversalKind, ReversedParts } from "./reversal.ts";

type Reversal = {
  readonly reversalId: string;
  readonly playerId: string;
  readonly kind: ReversalKind;
};

/** Money of a withdrawal that waits: given back, it is the player's own again and ends the withdrawal. */
export type SetAside = {
  readonly amount: Money;
  readonly giveBack: (moves: WithdrawalMoves) => Promise<void>;
};

/** The wallet's way back: what is asked and written is in the transaction of the money. */
export type ReversedMoneyPort = {
  openReversals(playerId: string, asset: Asset): Promise<void>;
  take<R extends Refusal>(
    reversal: Reversal & { readonly amount: Money; readonly fee: Money },
    reversing: {
      readonly may: (tx: Transact) => Promise<Result<undefined, R>>;
      readonly record: (tx: Transact, parts: ReversedParts) => Promise<Result<undefined, R>>;
      /** Money that waits to leave, which is given back first where the cash does not suffice. */
      readonly lockSetAside?: (tx: Transact) => Promise<readonly SetAside[]>;
    },
  ): Promise<Result<unknown, Refusal | R>>;
  giveBack<R extends Refusal>(
    reversal: Reversal,
    asset: Asset,
    read: (tx: Transact) => Promise<Result<ReversedParts, R>>,
  ): Promise<Result<unknown, Refusal | R>>;
};
