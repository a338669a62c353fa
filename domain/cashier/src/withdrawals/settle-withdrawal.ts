import type { WithdrawalActor, WithdrawalReason } from "@croupier/contracts";
import type { Transact } from "@croupier/database";
import { subtract } from "@croupier/kit/money";
import { ok, type Refusal, type Result } from "@croupier/kit/result";
import { hourMs } from "@croupier/kit/time";
import { lateLetterOf, letterOf } from "./letter-of.ts";
import type { Withdrawal } from "./withdrawal.ts";
import type { WithdrawalMoves, WithdrawalRoom } from "./withdrawal-room.ts";
import { nextState, whereMoneyIs, type WithdrawalEvent } from "./withdrawal-state.ts";
import { lockWithdrawal, recordTrace, writeWithdrawal, type Which } from "./withdrawal-store.ts";

/** One thing that happens to a withdrawal. */
export type Step = {
  readonly event: WithdrawalEvent;
  /** Telling it again changes nothing. */
  readonly eventId: string;
  readonly by: WithdrawalActor;
  readonly staffId?: string;
  readonly reason?: WithdrawalReason;
  readonly note?: string;
  /** What changes besides the state. */
  readonly change?: Partial<
    Pick<
      Withdrawal,
      | "amount"
      | "fee"
      | "findings"
      | "judgedAt"
      | "assignedTo"
      | "firstYesBy"
      | "dueAt"
      | "promisedAt"
      | "awaitedSince"
      | "lateAt"
      | "lateTransferId"
      | "providerReference"
      | "handedAt"
      | "stopAskedAt"
    >
  >;
};

/** Until when somebody of staff has looked. */
const staffMs = 4 * hourMs;

type Telling = Pick<Step, "eventId" | "by" | "staffId" | "note"> & {
  readonly reason?: WithdrawalReason | null | undefined;
};

/** People look, and whatever was said before is said anew. */
export function backToPeople(
  event: "flagged" | "stopped",
  { reason, ...told }: Telling,
  { findings, judgedAt }: Pick<Withdrawal, "findings" | "judgedAt">,
  now: Date,
): Step {
  const found = reason === undefined || reason === null ? findings : [reason, ...findings];
  return {
    ...told,
    ...(reason === undefined || reason === null ? {} : { reason }),
    event,
    change: {
      findings: [...new Set(found)],
      judgedAt,
      dueAt: new Date(now.getTime() + staffMs),
      assignedTo: null,
      firstYesBy: null,
      stopAskedAt: null,
    },
  };
}

/** Back to people at once, or, where the provider was called, as soon as they say that they do not have it. */
export function stopStep(
  { handedAt, ...judged }: Pick<Withdrawal, "handedAt" | "findings" | "judgedAt">,
  told: Telling,
  now: Date,
): Step {
  if (handedAt === null) return backToPeople("stopped", told, judged, now);
  const { reason, ...rest } = told;
  return {
    ...rest,
    ...(reason === undefined || reason === null ? {} : { reason }),
    event: "stop_asked",
    change: { stopAskedAt: now },
  };
}

type Decide<R extends Refusal> = (
  tx: Transact,
  withdrawal: Withdrawal,
) => Promise<Result<readonly Step[], R>>;

/**
 * The only way a withdrawal moves: its row is locked, what shall happen is decided on what stands there,
 * and money, state, trace and letter are written in that one transaction. Whoever comes second meets the first.
 */
export function createSettle(room: Pick<WithdrawalRoom<never>, "clock" | "money" | "tellPlayer">) {
  const take = createTakeStep(room);

  return async function settle<R extends Refusal>(
    which: Which,
    decide: Decide<R>,
  ): Promise<Result<Withdrawal, R>> {
    const settled = await room.money.together(async (tx, moves): Promise<Result<Withdrawal, R>> => {
      const before = await lockWithdrawal(tx, which);
      const decided = await decide(tx, before);
      if (!decided.ok) return decided;
      let withdrawal = before;
      for (const step of decided.value) {
        withdrawal = await take(tx, { withdrawal, step, moves });
      }
      return ok(withdrawal);
    });
    // What was set aside is there: a ledger that says no to it is out of order.
    if (!settled.ok) throw new Error(`a withdrawal could not be settled: ${settled.refusal.code}`);
    return settled.value;
  };
}

/** One step under the lock of the row, in a transaction of money that somebody else has begun. */
export function createTakeStep(room: Pick<WithdrawalRoom<never>, "clock" | "tellPlayer">) {
  return async function takeStep(
    tx: Transact,
    { withdrawal, step, moves }: { withdrawal: Withdrawal; step: Step; moves: WithdrawalMoves },
  ): Promise<Withdrawal> {
    const { event, eventId, by, staffId = null, reason = null, note = null, change } = step;
    const at = room.clock();
    const state = nextState(withdrawal.state, event, { isHanded: withdrawal.handedAt !== null });
    const traced = { eventId, event, by, staffId, before: withdrawal.state, after: state };
    await recordTrace(tx, withdrawal, { ...traced, reason, note, at });
    const isMoved = state !== withdrawal.state;
    if (!isMoved && change === undefined) return withdrawal;
    const after: Withdrawal = {
      ...withdrawal,
      ...change,
      state,
      // Whatever it waited for the player for is over.
      reason: isMoved || reason !== null || event === "resumed" ? reason : withdrawal.reason,
      changedAt: isMoved ? at : withdrawal.changedAt,
    };
    const transferIds = moveMoney(moves, { event, before: withdrawal, after });
    await writeWithdrawal(tx, after, transferIds);
    const letter = event === "late" ? lateLetterOf(after) : isMoved ? letterOf(after) : undefined;
    if (letter !== undefined) await room.tellPlayer(tx, after.playerId, letter);
    return after;
  };
}

export type Settle = ReturnType<typeof createSettle>;

/** From where the money is to where it will be; answers by which ids the books know it. */
function moveMoney(
  moves: WithdrawalMoves,
  { event, before, after }: { event: WithdrawalEvent; before: Withdrawal; after: Withdrawal },
): readonly string[] {
  const { playerId, amount, fee, lateCredit, lateTransferId } = after;
  if (event === "late" && lateCredit !== null && lateTransferId !== null) {
    moves.creditLate({ transferId: lateTransferId, playerId, amount: lateCredit });
  }
  const paid = { playerId, amount: subtract(amount, fee), fee };
  const way = `${whereMoneyIs(before.state)} ${whereMoneyIs(after.state)}`;
  return [
    ...(event === "reduced"
      ? moves.giveBack({ playerId, amount: subtract(before.amount, amount) })
      : []),
    ...(way === "aside out" ? moves.payOut(paid) : []),
    ...(way === "aside back" ? moves.giveBack({ playerId, amount }) : []),
    ...(way === "out back" ? moves.takeBack(paid) : []),
  ];
}
