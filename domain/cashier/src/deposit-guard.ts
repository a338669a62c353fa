import type { Transact } from "@croupier/database";
import { compare, type Money } from "@croupier/kit/money";
import { ok, refuse, type Refusal, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { nextState } from "./deposit-state.ts";
import { lockDeposit, writeState, writeWhatCame } from "./deposit-store.ts";

type Asked = { readonly playerId: string; readonly amount: Money };

/**
 * Stands before the money, in its transaction: the deposit is locked, the player's standing asked, and
 * where both say yes the deposit is completed in the very transaction that pays it in. A no sends it back.
 */
export function createDepositGuard<R extends Refusal>(needs: {
  readonly clock: Clock;
  readonly mayDeposit: (tx: Transact, asked: Asked) => Promise<Result<undefined, R>>;
  /** What the law wants to see of whoever has brought in so much. */
  readonly whenDeposited: (tx: Transact, asked: Asked) => Promise<void>;
}) {
  return async function mayDeposit(
    tx: Transact,
    { transferId, fee, ...asked }: Asked & { readonly transferId: string; readonly fee?: Money },
  ): Promise<Result<undefined, R | { readonly code: "deposit_not_open" }>> {
    const which = { playerId: asked.playerId, id: transferId };
    const { state, amount } = await lockDeposit(tx, which);
    // Its transfer is there: the ledger answers what it answered then.
    if (state === "completed") return ok();
    if (nextState(state, "paid") !== "completed") return refuse({ code: "deposit_not_open" });
    const permission = await needs.mayDeposit(tx, asked);
    const at = needs.clock();
    if (!permission.ok) {
      const reason = permission.refusal.code;
      await writeState(tx, which, { state: nextState(state, "barred"), reason, at });
      return permission;
    }
    await needs.whenDeposited(tx, asked);
    const reason = whatCame(asked.amount, amount);
    if (reason !== null && fee !== undefined) {
      await writeWhatCame(tx, which, { amount: asked.amount, fee });
    }
    await writeState(tx, which, { state: "completed", reason, at });
    return ok();
  };
}

function whatCame(came: Money, asked: Money): "less_came" | "more_came" | null {
  const order = compare(came, asked);
  if (order === 0) return null;
  return order < 0 ? "less_came" : "more_came";
}
