import type { Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import type { Asset } from "@croupier/kit/money";
import type { SetAside } from "../reversals/reversed-money-port.ts";
import { createTakeStep, type Step } from "./settle-withdrawal.ts";
import type { Withdrawal } from "./withdrawal.ts";
import type { WithdrawalMoves, WithdrawalRoom } from "./withdrawal-room.ts";
import { lockUntold } from "./withdrawal-store.ts";

const firstSteps: Readonly<Partial<Record<Withdrawal["state"], Step["event"]>>> = {
  requested: "flagged",
  approved: "stopped",
};

/**
 * The withdrawals of a player that no provider was told of, the newest first and locked. A bank that takes
 * a deposit back is paid from them too: each that is given back is over, and its player is told why.
 */
export function createLockSetAside(room: Pick<WithdrawalRoom<never>, "clock" | "tellPlayer">) {
  const takeStep = createTakeStep(room);

  return async function lockSetAside(
    tx: Transact,
    asked: { readonly playerId: string; readonly asset: Asset },
  ): Promise<readonly SetAside[]> {
    const found = await lockUntold(tx, asked);
    return found.map((one) => ({ amount: one.amount, giveBack: (moves) => end(tx, one, moves) }));
  };

  async function end(tx: Transact, one: Withdrawal, moves: WithdrawalMoves): Promise<void> {
    const told = { by: "rules", reason: "money_owed" } as const;
    let withdrawal = one;
    // Only what people look at is rejected.
    const first = firstSteps[one.state];
    if (first !== undefined) {
      const step: Step = { ...told, event: first, eventId: `${first}:${uuidv7()}` };
      withdrawal = await takeStep(tx, { withdrawal, step, moves });
    }
    const step: Step = { ...told, event: "rejected", eventId: `rejected:${uuidv7()}` };
    await takeStep(tx, { withdrawal, step, moves });
  }
}
