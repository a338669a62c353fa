import { money } from "@croupier/kit/money";
import { uuidv7 } from "@croupier/kit/ids";
import { ok, type Refusal } from "@croupier/kit/result";
import { minuteMs } from "@croupier/kit/time";
import { assert } from "@croupier/kit/assert";
import { recordCall } from "../trace/call-store.ts";
import { tracePayouts } from "../trace/trace-payouts.ts";
import { createKeepPromise } from "./keep-promise.ts";
import { createJudge } from "./judge-withdrawal.ts";
import { backToPeople, createSettle, stopStep } from "./settle-withdrawal.ts";
import { stepOf } from "./what-provider-said.ts";
import type { PayoutAccount, PayoutProvider } from "./payout-provider.ts";
import type { Withdrawal } from "./withdrawal.ts";
import type { WithdrawalRoom } from "./withdrawal-room.ts";
import { listRequested, writeWithdrawal } from "./withdrawal-store.ts";
import {
  listPromised,
  listSilent,
  listToHandOver,
  listToStop,
  markChecked,
} from "./withdrawals-to-move.ts";

/** A notice takes seconds; whoever was silent for longer is asked. No call of ours lasts as long. */
const silentMs = 2 * minuteMs;
/** A provider may know a payout a while after it took it: one answer of "not here" proves nothing. */
const notThereMs = 10 * minuteMs;
const atOnce = 100;

/**
 * For the worker: lets the rules look at what was asked for, finds what is late, hands over what is approved, and
 * asks about what nobody told us of. One that is in trouble keeps none of the others waiting.
 */
export function createMoveWithdrawals<R extends Refusal>(room: WithdrawalRoom<R>) {
  const { database, clock } = room;
  const settle = createSettle(room);
  const judge = createJudge(room);
  const keepPromise = createKeepPromise(room, settle);
  const tracing = { clock, record: recordCall.bind(undefined, database) };
  const providers = room.providers.map((provider) => tracePayouts(provider, tracing));

  return async function moveAll({ signal }: { signal?: AbortSignal } = {}): Promise<number> {
    const asked = await listRequested(database.db, { limit: atOnce });
    await each(asked, look, signal);
    const promised = await keepPromises(signal);
    const approved = await listToHandOver(database.db, { limit: atOnce });
    await each(approved, handOver, signal);
    const silentSince = new Date(clock().getTime() - silentMs);
    const stopping = await listToStop(database.db, { calledBefore: silentSince, limit: atOnce });
    await each(stopping, stop, signal);
    const silent = await listSilent(database.db, { silentSince, limit: atOnce });
    await each(silent, ask, signal);
    return asked.length + promised + approved.length + stopping.length + silent.length;
  };

  /** Before any provider is called, who may take long to answer. */
  async function keepPromises(signal: AbortSignal | undefined): Promise<number> {
    let count = 0;
    let after: string | undefined;
    for (;;) {
      const found = await listPromised(database.db, { now: clock(), after, limit: atOnce });
      await each(found, keepPromise, signal);
      count += found.length;
      if (found.length < atOnce || signal?.aborted === true) return count;
      after = found.at(-1)?.id;
    }
  }

  async function each(
    found: readonly Withdrawal[],
    act: (one: Withdrawal) => Promise<void>,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    for (const one of found) {
      if (signal?.aborted === true) return;
      try {
        await act(one);
      } catch (error) {
        room.reportError(error);
      }
    }
  }

  /** Under the lock of the row: a player who takes it back meanwhile was first, or comes too late. */
  async function look(found: Withdrawal): Promise<void> {
    await settle<never>(found, async (tx, one) => {
      if (one.state !== "requested") return ok([]);
      const judged = await judge(tx, one);
      const [reason] = judged.findings;
      const told = { eventId: "rules", by: "rules" } as const;
      if (reason === undefined) return ok([{ ...told, event: "passed", change: judged }]);
      return ok([backToPeople("flagged", { ...told, reason }, judged, judged.judgedAt)]);
    });
  }

  async function handOver(found: Withdrawal): Promise<void> {
    await markChecked(database.db, found, clock());
    const provider = providerOf(found);
    if (provider === undefined) return;
    const account = await openAccount(found);
    const claimed = await claim(found);
    if (claimed !== undefined) await send(provider, claimed, account);
  }

  /**
   * Asks once more whether the money may leave, and keeps that the provider is called now: from then on
   * nobody else disposes of it. Answers it as it stands, since staff may have approved another amount than
   * the one that was found; undefined: it was stopped, or somebody else has moved it.
   */
  async function claim(found: Withdrawal): Promise<Withdrawal | undefined> {
    let claimed: Withdrawal | undefined;
    await settle<never>(found, async (tx, one) => {
      claimed = undefined;
      if (one.state !== "approved" || one.providerReference !== null || one.stopAskedAt !== null) {
        return ok([]);
      }
      const now = clock();
      const reason = await room.readBar(tx, one);
      if (reason !== undefined) {
        const told = { eventId: `bar:${uuidv7()}`, by: "rules", reason } as const;
        return ok([stopStep({ ...one, ...(await judge(tx, one)) }, told, now)]);
      }
      claimed = { ...one, handedAt: now };
      await writeWithdrawal(tx, claimed, []);
      return ok([]);
    });
    return claimed;
  }

  /**
   * A provider that has it keeps it. One that still does not know it after several times of asking will not,
   * since no call of ours is under way.
   */
  async function stop(found: Withdrawal): Promise<void> {
    await markChecked(database.db, found, clock());
    const provider = providerOf(found);
    if (provider === undefined) return;
    const event = await provider.read(found.id);
    await settle<never>(found, async (tx, one) => {
      const { state, stopAskedAt, providerReference, reason, handedAt } = one;
      if (state !== "approved" || stopAskedAt === null || providerReference !== null) return ok([]);
      if (event !== undefined) {
        return ok([{ ...stepOf(event, `poll:${event}`), change: { stopAskedAt: null } }]);
      }
      const now = clock();
      if (handedAt !== null && now.getTime() - handedAt.getTime() < notThereMs) return ok([]);
      const told = { eventId: `stopped:${uuidv7()}`, by: "provider", reason } as const;
      return ok([backToPeople("stopped", told, await judge(tx, one), now)]);
    });
  }

  function providerOf(found: Withdrawal): PayoutProvider | undefined {
    return providers.find(({ code }) => code === found.provider);
  }

  async function openAccount({ id, playerId, method, destinationId }: Withdrawal) {
    if (method !== "CBT") return undefined;
    const account = await room.openDestination({ playerId, id: destinationId });
    assert(account !== undefined, `the account of payout ${id} is not there`);
    return account;
  }

  /** Asking twice is one payout, and tells their number of it again. */
  async function send(
    provider: PayoutProvider,
    found: Withdrawal,
    account: PayoutAccount | undefined,
  ): Promise<void> {
    const { id, method, amount, fee, destinationId, siteOrigin } = found;
    const { providerReference, event } = await provider.send({
      reference: id,
      method,
      amount: money(amount.minor - fee.minor, amount.asset),
      destination: destinationId,
      account,
      noticeUrl: `${siteOrigin}/services/cashier/v1/providers/${provider.code}/payout-notices`,
    });
    await settle<never>(found, async (_, { state }) => {
      // Their notice may have been quicker than their answer.
      const isNew = state === "approved";
      return ok([
        {
          ...stepOf(isNew ? event : "handed_over", "hand over"),
          change: { providerReference, stopAskedAt: null },
        },
      ]);
    });
  }

  async function ask(found: Withdrawal): Promise<void> {
    await markChecked(database.db, found, clock());
    const event = await providerOf(found)?.read(found.id);
    if (event === undefined || event === "handed_over") return;
    await settle<never>(found, async () => ok([stepOf(event, `poll:${event}`)]));
  }
}
