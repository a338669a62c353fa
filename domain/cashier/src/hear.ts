import { transact } from "@croupier/database";
import { add, type Money } from "@croupier/kit/money";
import type { Refusal } from "@croupier/kit/result";
import type { Deposit } from "./deposit.ts";
import type { DepositRoom } from "./deposit-room.ts";
import { nextState, type DepositState } from "./deposit-state.ts";
import { lockDeposit, recordHeard, writeState, type Heard } from "./deposit-store.ts";

export type Told = Pick<Heard, "event" | "eventId" | "toldBy"> & {
  readonly reason?: string;
  readonly paid?: Money | undefined;
};

/** What was told of a deposit, and what comes of it. Whoever tells it again changes nothing. */
export function createHear<R extends Refusal>(
  room: Pick<DepositRoom<R>, "database" | "clock" | "money">,
) {
  return (deposit: Deposit, told: Told): Promise<void> =>
    told.event === "paid" ? takeIn(deposit, told) : move(deposit, told);

  async function move(deposit: Deposit, told: Told): Promise<void> {
    await transact(room.database, async (tx) => {
      const { state } = await lockDeposit(tx, deposit);
      const at = room.clock();
      const after = nextState(state, told.event);
      await recordHeard(tx, deposit, { ...told, before: state, after, at });
      if (after === state) return;
      await writeState(tx, deposit, { state: after, reason: told.reason ?? null, at });
    });
  }

  async function takeIn(deposit: Deposit, told: Told): Promise<void> {
    if (told.paid !== undefined && !isSame(told.paid, add(deposit.amount, deposit.fee))) {
      return move(deposit, { ...told, event: "barred", reason: "amount_differs" });
    }
    const { playerId, id, amount } = deposit;
    await room.money.openPayments(amount.asset);
    const moved = await room.money.deposit({ transferId: id, playerId, amount });
    await transact(room.database, async (tx) => {
      const { state } = await lockDeposit(tx, deposit);
      const at = room.clock();
      const after = afterTrying(state, moved.ok);
      await recordHeard(tx, deposit, { ...told, before: deposit.state, after, at });
      if (moved.ok || after === state) return;
      await writeState(tx, deposit, { state: after, reason: moved.refusal.code, at });
    });
  }
}

/** The guard has written what came of it, unless it said yes and the ledger then said no. */
function afterTrying(state: DepositState, isMoved: boolean): DepositState {
  return !isMoved && state === "completed" ? "returning" : state;
}

function isSame(one: Money, other: Money): boolean {
  return one.asset === other.asset && one.minor === other.minor;
}

export type Hear = (deposit: Deposit, told: Told) => Promise<void>;
