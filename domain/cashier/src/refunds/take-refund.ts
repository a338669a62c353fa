import type { Transact } from "@croupier/database";
import { ok, refuse, type Refusal, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import type { Deposit } from "../deposit.ts";
import { nextState } from "../deposit-state.ts";
import { markCheckWanted, recordHeard, writeState } from "../deposit-store.ts";
import type { ReversedParts } from "../reversals/reversal.ts";
import { insertReversal } from "../reversals/reversal-store.ts";
import type { ReversedMoneyPort } from "../reversals/reversed-money-port.ts";

type NotCovered = { readonly code: "refund_not_covered" };

/** In the transaction of the money: who may, and what is written once it is clear that all of it is there. */
type Taking<R extends Refusal> = {
  readonly may: (tx: Transact) => Promise<Result<undefined, R>>;
  readonly write: (tx: Transact) => Promise<void>;
};

/** All of a deposit leaves the player, or nothing; then the worker asks the provider until that has an answer. */
export function createTakeRefund({
  reversed,
  clock,
}: {
  readonly reversed: Pick<ReversedMoneyPort, "openReversals" | "take">;
  readonly clock: Clock;
}) {
  return async function take<R extends Refusal>(
    deposit: Deposit,
    reversalId: string,
    { may, write }: Taking<R>,
  ): Promise<Result<undefined, R | NotCovered>> {
    const { playerId, amount, fee } = deposit;
    let no: R | NotCovered | undefined;
    await reversed.openReversals(playerId, amount.asset);
    const moved = await reversed.take<R | NotCovered>(
      { reversalId, playerId, kind: "refund", amount, fee },
      {
        async may(tx) {
          const permission = await may(tx);
          no = permission.ok ? undefined : permission.refusal;
          return permission;
        },
        async record(tx, parts) {
          if (parts.owed.minor > 0n) {
            no = { code: "refund_not_covered" };
            return refuse(no);
          }
          await write(tx);
          await sendOff(tx, deposit, { reversalId, parts });
          return ok();
        },
      },
    );
    if (no !== undefined) return refuse(no);
    if (!moved.ok) throw new Error(`a refund that may go is refused: ${moved.refusal.code}`);
    return ok();
  };

  async function sendOff(
    tx: Transact,
    deposit: Deposit,
    { reversalId, parts }: { reversalId: string; parts: ReversedParts },
  ): Promise<void> {
    const at = clock();
    const [before, event] = ["completed", "refund_asked"] as const;
    const after = nextState(before, event);
    await insertReversal(tx, {
      ...parts,
      id: reversalId,
      playerId: deposit.playerId,
      depositId: deposit.id,
      kind: "refund",
      state: "taken",
      providerReference: reversalId,
      recordedAt: at,
      changedAt: at,
    });
    const eventId = `refund:${reversalId}`;
    await recordHeard(tx, deposit, { eventId, event, toldBy: "staff", before, after, at });
    await writeState(tx, deposit, { state: after, reason: null, at });
    await markCheckWanted(tx, deposit, at);
  }
}
