import { money } from "@croupier/kit/money";
import { ok, type Refusal } from "@croupier/kit/result";
import { dayMs, hourMs, minuteMs } from "@croupier/kit/time";
import { assert } from "@croupier/kit/assert";
import { recordCall } from "../trace/call-store.ts";
import { tracePayouts } from "../trace/trace-payouts.ts";
import { decideApproval } from "./decide-approval.ts";
import { createSettle } from "./settle-withdrawal.ts";
import { stepOf } from "./what-provider-said.ts";
import type { Withdrawal } from "./withdrawal.ts";
import type { WithdrawalRoom } from "./withdrawal-room.ts";
import { countArrived, listRequested, sumSince } from "./withdrawal-store.ts";
import { findBounds } from "./withdrawal-terms.ts";
import { listSilent, listToHandOver, markChecked } from "./withdrawals-to-move.ts";

/** A notice takes seconds; whoever was silent for longer is asked. */
const silentMs = 2 * minuteMs;
/** Until when somebody of staff has looked. */
const staffMs = 4 * hourMs;
const atOnce = 100;

/**
 * For the worker: lets the rules look at what was asked for, hands over what is approved, and asks about
 * what nobody told us of. One that is in trouble keeps none of the others waiting.
 */
export function createMoveWithdrawals<R extends Refusal>(room: WithdrawalRoom<R>) {
  const { database, clock } = room;
  const settle = createSettle(room);
  const tracing = { clock, record: recordCall.bind(undefined, database) };
  const providers = room.providers.map((provider) => tracePayouts(provider, tracing));

  return async function moveAll({ signal }: { signal?: AbortSignal } = {}): Promise<number> {
    const asked = await listRequested(database.db, { limit: atOnce });
    await each(asked, look, signal);
    const approved = await listToHandOver(database.db, { limit: atOnce });
    await each(approved, handOver, signal);
    const silentSince = new Date(clock().getTime() - silentMs);
    const silent = await listSilent(database.db, { silentSince, limit: atOnce });
    await each(silent, ask, signal);
    return asked.length + approved.length + silent.length;
  };

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
    await settle<never>(found, async (tx, { playerId, amount, state, destinationId, method }) => {
      if (state !== "requested") return ok([]);
      const now = clock();
      const { asset } = amount;
      const arrived = await countArrived(tx, { playerId, asset, destinationId });
      const since = new Date(now.getTime() - dayMs);
      const today = await sumSince(tx, { playerId, asset, since });
      const findings = decideApproval({
        ...(await room.readTrust(tx, { playerId, currency: asset, now })),
        amount,
        small: findBounds(asset)?.small ?? money(0n, asset),
        destinationKnown: method === "CARD" || arrived.there > 0,
        askedToday: today.count,
        now,
      });
      const [first] = findings;
      if (first === undefined) return ok([{ event: "passed", eventId: "rules", by: "rules" }]);
      const change = { findings, dueAt: new Date(now.getTime() + staffMs) };
      return ok([{ event: "flagged", eventId: "rules", by: "rules", reason: first, change }]);
    });
  }

  async function handOver(found: Withdrawal): Promise<void> {
    await markChecked(database.db, found, clock());
    const provider = providers.find(({ code }) => code === found.provider);
    if (provider === undefined) return;
    const { id, playerId, method, amount, fee, destinationId, siteOrigin } = found;
    const account =
      method === "CBT" ? await room.openDestination({ playerId, id: destinationId }) : undefined;
    assert(account !== undefined || method !== "CBT", `the account of payout ${id} is not there`);
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
        { ...stepOf(isNew ? event : "handed_over", "hand over"), change: { providerReference } },
      ]);
    });
  }

  async function ask(found: Withdrawal): Promise<void> {
    await markChecked(database.db, found, clock());
    const provider = providers.find(({ code }) => code === found.provider);
    const event = await provider?.read(found.id);
    if (event === undefined || event === "handed_over") return;
    await settle<never>(found, async () => ok([stepOf(event, `poll:${event}`)]));
  }
}
