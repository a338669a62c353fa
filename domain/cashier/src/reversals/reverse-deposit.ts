import type { Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { add, compare, money, subtract, zero, type Money } from "@croupier/kit/money";
import { ok, refuse, type Refusal, type Result } from "@croupier/kit/result";
import type { Deposit } from "../deposit.ts";
import type { DepositRoom } from "../deposit-room.ts";
import { nextState, type DepositState } from "../deposit-state.ts";
import { lockDeposit, recordHeard, writeState } from "../deposit-store.ts";
import type { Told } from "../hear.ts";
import type { DepositReversal, ReversalKind, ReversedParts } from "./reversal.ts";
import { createLockSetAside } from "../withdrawals/lock-set-aside.ts";
import { findReversal, findTakenRefund, insertReversal, writeLifted } from "./reversal-store.ts";

type NothingToMove = { readonly code: "nothing_to_move" };

/**
 * Money that was paid in and is taken back, or given back after all. Each is known by the provider's
 * name of it: told twice it is one, and what was lifted before it was told of takes nothing.
 */
export function createReverse<R extends Refusal>({
  reversed,
  clock,
  tellWithdrawal: tellPlayer,
}: Pick<DepositRoom<R>, "reversed" | "clock" | "tellWithdrawal">) {
  const lockSetAside = createLockSetAside({ clock, tellPlayer });
  return { take, lift, restore };

  async function take(deposit: Deposit, told: Told, kind: ReversalKind): Promise<void> {
    const { playerId, amount } = deposit;
    await reversed.openReversals(playerId, amount.asset);
    const reversalId = uuidv7();
    const parts = partsOf(deposit, told.paid);
    const taken = await reversed.take(
      { reversalId, playerId, kind, ...parts },
      {
        may: (tx) => mayTake(tx, deposit, { told, kind, reversalId }),
        lockSetAside: (tx) => lockSetAside(tx, { playerId, asset: amount.asset }),
        async record(tx, taken): Promise<Result<undefined, NothingToMove>> {
          await write(tx, deposit, { told, kind, reversalId, taken, state: "taken" });
          await goTo(tx, deposit, told, kind === "refund" ? "refunded" : "charged_back");
          return ok();
        },
      },
    );
    // It was not heard, so it has to be told again.
    if (!taken.ok && taken.refusal.code !== "nothing_to_move") {
      throw new Error(`a deposit could not be taken back: ${taken.refusal.code}`);
    }
  }

  async function mayTake(
    tx: Transact,
    deposit: Deposit,
    asked: { told: Told; kind: ReversalKind; reversalId: string },
  ): Promise<Result<undefined, NothingToMove>> {
    const { told } = asked;
    const { state, amount } = await lockDeposit(tx, deposit);
    const isKnown = (await findReversal(tx, whichOf(deposit, told))) !== undefined;
    if (!isKnown && state === "completed") return ok();
    const after = isKnown ? state : nextState(state, told.event);
    // What staff sent back was taken when they did.
    if (after !== state && state !== "refunding") {
      const none = zero(amount.asset);
      const taken = { taken: none, owed: none, fee: none };
      await write(tx, deposit, { ...asked, taken, state: "taken" });
    }
    await goTo(tx, deposit, told, after);
    return refuse({ code: "nothing_to_move" });
  }

  /** True: it had been contested before it came in, and comes in now. */
  async function lift(deposit: Deposit, told: Told): Promise<boolean> {
    const { playerId, amount } = deposit;
    let isToComeIn = false;
    await reversed.openReversals(playerId, amount.asset);
    const lifting = { reversalId: uuidv7(), playerId, kind: "chargeback" } as const;
    await reversed.giveBack(lifting, amount.asset, async (tx) => {
      isToComeIn = false;
      const { state } = await lockDeposit(tx, deposit);
      const found = await findReversal(tx, whichOf(deposit, told));
      if (found === undefined) await writeLiftedFirst(tx, deposit, told);
      if (found?.state !== "taken") {
        await goTo(tx, deposit, told, state);
        return refuse({ code: "nothing_to_move" as const });
      }
      await writeLifted(tx, found, clock());
      if (found.taken.minor + found.owed.minor > 0n) {
        await goTo(tx, deposit, told, "completed");
        return ok(found);
      }
      isToComeIn = true;
      await goTo(tx, deposit, told, "pending");
      return refuse({ code: "nothing_to_move" as const });
    });
    return isToComeIn;
  }

  /** The provider cannot send back what staff wanted sent back: the player has it again. */
  async function restore(deposit: Deposit, told: Told): Promise<void> {
    const { playerId, amount } = deposit;
    await reversed.openReversals(playerId, amount.asset);
    const giving = { reversalId: uuidv7(), playerId, kind: "refund" } as const;
    await reversed.giveBack(giving, amount.asset, async (tx) => {
      const { state } = await lockDeposit(tx, deposit);
      const after = nextState(state, told.event);
      const found = after === state ? undefined : await findTakenRefund(tx, deposit);
      await goTo(tx, deposit, told, found === undefined ? state : after);
      if (found === undefined) return refuse({ code: "nothing_to_move" as const });
      await writeLifted(tx, found, clock());
      return ok(found);
    });
  }

  function writeLiftedFirst(tx: Transact, deposit: Deposit, told: Told): Promise<void> {
    const none = zero(deposit.amount.asset);
    const taken = { taken: none, owed: none, fee: none };
    const reversalId = uuidv7();
    return write(tx, deposit, { told, kind: "chargeback", reversalId, taken, state: "lifted" });
  }

  function write(
    tx: Transact,
    deposit: Deposit,
    made: Pick<DepositReversal, "kind" | "state"> & {
      told: Told;
      reversalId: string;
      taken: ReversedParts;
    },
  ): Promise<void> {
    const at = clock();
    const { kind, state, told, reversalId, taken } = made;
    const { playerId, id: depositId } = deposit;
    const providerReference = whichOf(deposit, told).reference;
    return insertReversal(tx, {
      ...taken,
      id: reversalId,
      playerId,
      depositId,
      kind,
      state,
      providerReference,
      recordedAt: at,
      changedAt: at,
    });
  }

  /** Under the lock of the deposit. */
  async function goTo(
    tx: Transact,
    deposit: Deposit,
    told: Told,
    after: DepositState,
  ): Promise<void> {
    const at = clock();
    const { state: before } = await lockDeposit(tx, deposit);
    await recordHeard(tx, deposit, { ...told, before, after, at });
    if (after !== before) await writeState(tx, deposit, { state: after, reason: null, at });
  }
}

/** A provider that gives it no name contests a payment once. */
function whichOf({ playerId, id: depositId }: Deposit, told: Told) {
  return { playerId, depositId, reference: told.dispute ?? "the payment" };
}

/** At most what was paid, and of that the player's part first: the fee was never theirs. */
function partsOf({ amount, fee }: Deposit, wanted: Money | undefined) {
  const total = add(amount, fee);
  const fits = wanted?.asset === amount.asset && compare(wanted, total) <= 0;
  const given = fits && wanted !== undefined ? wanted : total;
  if (compare(given, amount) <= 0) return { amount: given, fee: money(0n, amount.asset) };
  return { amount, fee: subtract(given, amount) };
}
