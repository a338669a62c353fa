import type { LookedAtWithdrawal, QueuedWithdrawal } from "@croupier/contracts";
import type { Database } from "@croupier/database";
import { compare, formatDecimal, money, type Asset } from "@croupier/kit/money";
import { dayMs } from "@croupier/kit/time";
import { readProviderCalls } from "../trace/call-store.ts";
import { readLastChange } from "./card-facts.ts";
import { compareUsual } from "./compare-usual.ts";
import { presentParts } from "./present-withdrawal.ts";
import type { Withdrawal } from "./withdrawal.ts";
import type { WithdrawalRoom } from "./withdrawal-room.ts";
import { isStoppable } from "./withdrawal-state.ts";
import { countArrived, listArrivedBefore, listParts, listTraces } from "./withdrawal-store.ts";
import { findBounds } from "./withdrawal-terms.ts";

/** How players and staff are called on the screens of staff. */
export type DeskNames = {
  /** But for their middle. */
  readonly describePlayers: (
    playerIds: readonly string[],
  ) => Promise<
    ReadonlyMap<
      string,
      { readonly firstName: string; readonly lastName: string; readonly brand: string }
    >
  >;
  readonly staffNames: () => Promise<(staffId: string) => string>;
  /** Whose names the words stand in. */
  readonly findPlayerIds: (words: string) => Promise<readonly string[]>;
  /** What came in lately, and what play made of it: below zero where it was lost. */
  readonly readLately: (
    db: Database["db"],
    asked: { readonly playerId: string; readonly currency: Asset; readonly sinceMs: number },
  ) => Promise<{ readonly deposited: bigint; readonly net: bigint }>;
};

const monthMs = 30 * dayMs;

/** Withdrawals as staff see them. */
export function createPresentDesk(
  room: Pick<
    WithdrawalRoom<never>,
    "database" | "clock" | "findWithdrawer" | "readWithdrawable" | "readTrust"
  > &
    DeskNames,
) {
  const { database, clock } = room;

  async function queued(
    found: readonly Withdrawal[],
    staffId: string,
  ): Promise<QueuedWithdrawal[]> {
    const players = await room.describePlayers(found.map(({ playerId }) => playerId));
    const nameOf = await room.staffNames();
    const now = clock();
    return found.map((one) => {
      const { playerId, amount, dueAt, assignedTo, firstYesBy } = one;
      const player = players.get(playerId);
      const large = findBounds(amount.asset)?.large;
      const waits = one.state === "checks";
      return {
        ...presentParts(one),
        playerId,
        firstName: player?.firstName ?? "-",
        lastName: player?.lastName ?? "-",
        brand: player?.brand ?? "-",
        findings: [...one.findings],
        dueAt: waits ? (dueAt?.toISOString() ?? null) : null,
        isLate: waits && dueAt !== null && dueAt < now,
        assignedTo: assignedTo && nameOf(assignedTo),
        assignedToMe: assignedTo === staffId,
        needsTwo: large === undefined || compare(amount, large) >= 0,
        firstYesBy: firstYesBy && nameOf(firstYesBy),
        firstYesByMe: firstYesBy === staffId,
      };
    });
  }

  return {
    queued,

    async looked(one: Withdrawal, staffId: string): Promise<LookedAtWithdrawal> {
      const { playerId, destinationId, providerReference } = one;
      const { asset } = one.amount;
      const [row] = await queued([one], staffId);
      if (row === undefined) throw new Error("one withdrawal is shown as one");
      const nameOf = await room.staffNames();
      const traces = await listTraces(database.db, playerId, [one.id]);
      const arrived = await countArrived(database.db, { playerId, asset, destinationId });
      const before = await listArrivedBefore(database.db, {
        playerId,
        asset,
        before: one.requestedAt,
      });
      const usual = compareUsual(one.amount, before);
      const withdrawer = await room.findWithdrawer(playerId);
      const { withdrawable } = await room.readWithdrawable(database.db, {
        playerId,
        ...withdrawer,
      });
      const now = clock();
      const trust = await room.readTrust(database.db, { playerId, currency: asset, now });
      const changedAt = await readLastChange(database.db, { playerId, ...trust });
      const lately = await room.readLately(database.db, {
        playerId,
        currency: asset,
        sinceMs: monthMs,
      });
      const amountOf = (minor: bigint) => formatDecimal(money(minor, asset));
      return {
        ...row,
        providerReference,
        judgedAt: one.judgedAt?.toISOString() ?? null,
        canStop: isStoppable(one) && one.stopAskedAt === null,
        isStopping: isStoppable(one) && one.stopAskedAt !== null,
        trace: traces.map(({ at, event, by, staffId: who, before, after, reason, note }) => ({
          at: at.toISOString(),
          event,
          by,
          who: who && nameOf(who),
          before,
          after,
          reason,
          note,
        })),
        calls: (await readProviderCalls(database, { reference: one.id })).map(
          ({ direction, call, outcome, tookMs, at }) => ({
            direction,
            call,
            outcome,
            tookMs,
            at: at.toISOString(),
          }),
        ),
        parts: (await listParts(database.db, one)).map(({ id, amount, state }) => {
          return { id, amount: formatDecimal(amount), state };
        }),
        facts: {
          currency: asset,
          withdrawable: formatDecimal(withdrawable),
          deposited: amountOf(trust.deposited),
          wagered: amountOf(trust.wagered),
          withdrawnBefore: amountOf(arrived.minor),
          verified: trust.verified,
          arrivedBefore: arrived.all,
          changedAt: changedAt?.toISOString() ?? null,
          arrivedThere: arrived.there,
          usual: usual === undefined ? null : { ...usual, usual: formatDecimal(usual.usual) },
          depositedMonth: amountOf(lately.deposited),
          netMonth: amountOf(lately.net),
        },
      };
    },
  };
}
