import type {
  LookedAtWithdrawal,
  QueuedWithdrawal,
  WithdrawalFigures,
  WithdrawalReason,
} from "@croupier/contracts";
import type { Transact } from "@croupier/database";
import { isUuid, uuidv7 } from "@croupier/kit/ids";
import { compare, formatDecimal, money, parseMoney, type Money } from "@croupier/kit/money";
import { ok, refuse, type Refusal, type Result } from "@croupier/kit/result";
import { dayMs } from "@croupier/kit/time";
import { needsSecondYes } from "../needs-second-yes.ts";
import { askedTrace } from "./asked-trace.ts";
import { readFigures } from "./desk-figures.ts";
import { createPresentDesk, type DeskNames } from "./present-desk.ts";
import { listFree, listQueue, type QueuePart } from "./queue-store.ts";
import { readQueueWords, type QueueWords } from "./queue-words.ts";
import { createJudge, type Judged } from "./judge-withdrawal.ts";
import type {
  ApproveRefusal,
  ConfirmRefusal,
  JudgedAnew,
  PartRefusal,
  StandingRefusal,
  StopRefusal,
} from "./refusals.ts";
import { createSettle, stopStep, type Step } from "./settle-withdrawal.ts";
import type { Withdrawal } from "./withdrawal.ts";
import type { WithdrawalRoom } from "./withdrawal-room.ts";
import { isStoppable } from "./withdrawal-state.ts";
import {
  findById,
  insertWithdrawal,
  recordTrace,
  sumApproved,
  writeWithdrawal,
} from "./withdrawal-store.ts";

/** Who of staff does it, to which. */
type Hand = { readonly staffId: string; readonly id: string };
type Noted = Hand & { readonly note: string };
/** With what the rules had found when the yes was said; undefined: what stands there. */
type Yes = Noted & { readonly seen?: readonly WithdrawalReason[] | undefined };
type Looked<R extends Refusal> = Promise<Result<LookedAtWithdrawal, R>>;

/** Into the audit trail, in the transaction of the act. */
export type RecordWithdrawalAct = (
  tx: Transact,
  act: {
    readonly staffId: string;
    readonly action: `withdrawals.${string}`;
    readonly subject: string;
    readonly facts?: Readonly<Record<string, string | number | boolean>>;
  },
) => Promise<void>;

const shownMax = 200;

/** So many of staff may be faster in the same moment. */
const triesMax = 20;

/** Withdrawals that people look at: each act under the lock of the row, and in the trail. */
export function createWithdrawalDesk(
  room: Pick<
    WithdrawalRoom<never>,
    | "database"
    | "clock"
    | "money"
    | "tellPlayer"
    | "findWithdrawer"
    | "readWithdrawable"
    | "readTrust"
    | "readBar"
  > &
    DeskNames & { readonly record: RecordWithdrawalAct },
) {
  const { database, record } = room;
  const settle = createSettle(room);
  const present = createPresentDesk(room);
  const judge = createJudge(room);

  return {
    async queue({
      show: part,
      mine,
      find: typed,
      staffId,
    }: {
      readonly show: QueuePart;
      readonly mine: boolean;
      readonly find?: string | undefined;
      readonly staffId: string;
    }): Promise<QueuedWithdrawal[]> {
      const assignedTo = mine ? staffId : undefined;
      const words = typed === undefined ? undefined : await wordsOf(typed);
      const found = await listQueue(database.db, { part, assignedTo, words, limit: shownMax });
      return present.queued(found, staffId);
    },

    figures: ({ staffId }: Pick<Hand, "staffId">): Promise<WithdrawalFigures> =>
      readFigures(database.db, { staffId, now: room.clock() }),

    /** The longest waiting that nobody has taken; two who ask in one moment are given two. */
    async takeNext({ staffId }: Pick<Hand, "staffId">): Promise<LookedAtWithdrawal | undefined> {
      for (const id of await listFree(database.db, { limit: triesMax })) {
        const hand = { id, staffId };
        const taken = await act<StandingRefusal>(hand, async (tx, one) => {
          const { state, assignedTo, firstYesBy } = one;
          if (state !== "checks" || firstYesBy !== null) {
            return refuse({ code: "withdrawal_not_waiting" });
          }
          if (assignedTo !== null) return refuse({ code: "assigned_elsewhere" });
          return ok(await assignTo(tx, hand, { assigned: true }));
        });
        if (taken.ok) return taken.value;
      }
      return undefined;
    },

    async read({ id, staffId }: Hand): Looked<{ readonly code: "not_found" }> {
      const found = await find(id);
      return found === undefined ? unknown : ok(await present.looked(found, staffId));
    },

    assign: ({
      assigned,
      ...hand
    }: Hand & { readonly assigned: boolean }): Looked<StandingRefusal> =>
      act<StandingRefusal>(hand, async (tx, one) => {
        const standing = mayTouch(one, hand);
        if (!standing.ok) return standing;
        return ok(await assignTo(tx, hand, { assigned }));
      }),

    /** A large one, or one that makes a large sum, waits for a second yes; what is not approved goes back at once. */
    approve: ({
      amount,
      ...hand
    }: Yes & { readonly amount?: string | undefined }): Looked<ApproveRefusal> =>
      act<ApproveRefusal>(hand, async (tx, one) => {
        const standing = mayTouch(one, hand);
        if (!standing.ok) return standing;
        if (one.firstYesBy !== null) return refuse({ code: "withdrawal_not_waiting" });
        const part = amount === undefined ? one.amount : readPart(amount, one);
        if (part === undefined) return refuse({ code: "withdrawal_part_out_of_range" });
        const judged = await judgeAgain(tx, one, hand);
        if (!judged.ok) return judged;
        const steps: Step[] = [];
        const isPart = compare(part, one.amount) < 0;
        const reason = isPart ? { reason: "partly_approved" as const } : {};
        if (isPart) steps.push(stepOf("reduced", hand, { ...reason, change: { amount: part } }));
        const since = new Date(room.clock().getTime() - dayMs);
        const { staffId } = hand;
        const { beside, colleagueDay } = await sumApproved(tx, { one, staffId, since });
        const needsTwo = needsSecondYes("withdrawal", {
          amount: part,
          whole: part.minor + beside,
          colleagueDay,
        });
        steps.push(
          needsTwo
            ? stepOf("half_approved", hand, {
                change: { ...judged.value, firstYesBy: staffId },
              })
            : stepOf("approved", hand, { ...reason, change: judged.value }),
        );
        await tell(tx, hand, needsTwo ? "half-approved" : "approved", {
          amount: formatDecimal(part),
          currency: part.asset,
        });
        return ok(steps);
      }),

    confirm: (hand: Yes): Looked<ConfirmRefusal> =>
      act<ConfirmRefusal>(hand, async (tx, one) => {
        const { state, firstYesBy } = one;
        if (state !== "checks" || firstYesBy === null) {
          return refuse({ code: "withdrawal_not_waiting" });
        }
        if (firstYesBy === hand.staffId) return refuse({ code: "own_request" });
        const judged = await judgeAgain(tx, one, hand);
        if (!judged.ok) return judged;
        await tell(tx, hand, "approved", {
          amount: formatDecimal(one.amount),
          currency: one.amount.asset,
        });
        return ok([stepOf("approved", hand, { change: judged.value })]);
      }),

    reject: ({
      reason,
      ...hand
    }: Noted & { readonly reason: WithdrawalReason }): Looked<StandingRefusal> =>
      act<StandingRefusal>(hand, async (tx, one) => {
        const standing = mayTouch(one, hand);
        if (!standing.ok) return standing;
        await tell(tx, hand, "rejected", { reason });
        return ok([stepOf("rejected", hand, { reason })]);
      }),

    /** Approved, and the provider has not said that they have it: people look at it again. */
    stop: ({ note, ...hand }: Noted): Looked<StopRefusal> =>
      act<StopRefusal>(hand, async (tx, one) => {
        if (!isStoppable(one)) return refuse({ code: "withdrawal_not_stoppable" });
        if (one.stopAskedAt !== null) return ok([]);
        await tell(tx, { ...hand, note }, one.handedAt === null ? "stopped" : "stop-asked");
        const told = { by: "staff", staffId: hand.staffId, note } as const;
        return ok([stopStep(one, { ...told, eventId: `stop:${uuidv7()}` }, room.clock())]);
      }),

    /** No money moves: it stays aside, for several instead of one. The first keeps the whole fee. */
    split: ({
      amounts,
      ...hand
    }: Noted & { readonly amounts: readonly string[] }): Looked<PartRefusal> =>
      act<PartRefusal>(hand, async (tx, one) => {
        const standing = mayTouch(one, hand);
        if (!standing.ok) return standing;
        if (one.firstYesBy !== null) return refuse({ code: "withdrawal_not_waiting" });
        const parts = amounts.map((text) => readPart(text, one));
        const sum = parts.reduce((all, part) => all + (part?.minor ?? 0n), 0n);
        const [first, ...others] = parts;
        if (first === undefined || sum !== one.amount.minor) {
          return refuse({ code: "withdrawal_part_out_of_range" });
        }
        for (const part of others) {
          if (part === undefined) return refuse({ code: "withdrawal_part_out_of_range" });
        }
        for (const part of others) if (part !== undefined) await addPart(tx, one, { part, hand });
        await tell(tx, hand, "split", { parts: parts.length });
        return ok([stepOf("split", hand, { change: { amount: first } })]);
      }),
  };

  async function find(id: string): Promise<Withdrawal | undefined> {
    return isUuid(id) ? findById(database.db, id) : undefined;
  }

  async function act<R extends Refusal>(
    { id, staffId }: Hand,
    decide: (
      tx: Transact,
      one: Withdrawal,
    ) => Promise<Result<readonly Step[], R | { readonly code: "not_found" }>>,
  ): Looked<R | { readonly code: "not_found" }> {
    const found = await find(id);
    if (found === undefined) return unknown;
    const done = await settle(found, decide);
    return done.ok ? ok(await present.looked(done.value, staffId)) : done;
  }

  /** Asks the rules once more; a finding that whoever says yes has not seen is kept instead of the yes, and shown. */
  async function judgeAgain(
    tx: Transact,
    one: Withdrawal,
    { seen = one.findings, ...hand }: Yes,
  ): Promise<Result<Judged, JudgedAnew>> {
    const judged = await judge(tx, one);
    const unseen = judged.findings.filter((finding) => !seen.includes(finding));
    const [reason] = unseen;
    if (reason === undefined) return ok(judged);
    await writeWithdrawal(tx, { ...one, ...judged }, []);
    const { state } = one;
    const told = { by: "rules", staffId: null, reason, note: null, at: judged.judgedAt } as const;
    const stays = { event: "judged", before: state, after: state } as const;
    await recordTrace(tx, one, { eventId: `judged:${uuidv7()}`, ...stays, ...told });
    await tell(tx, hand, "judged-anew", { found: unseen.join(", ") });
    return refuse({ code: "withdrawal_judged_anew" });
  }

  async function wordsOf(typed: string): Promise<QueueWords> {
    return { ...readQueueWords(typed), playerIds: await room.findPlayerIds(typed) };
  }

  async function assignTo(
    tx: Transact,
    hand: Hand,
    { assigned }: { assigned: boolean },
  ): Promise<readonly Step[]> {
    await tell(tx, hand, assigned ? "taken" : "given-back");
    const change = { assignedTo: assigned ? hand.staffId : null };
    return [stepOf(assigned ? "taken" : "given_back", hand, { change })];
  }

  async function tell(
    tx: Transact,
    hand: Hand & { readonly note?: string },
    action: string,
    facts: Readonly<Record<string, string | number>> = {},
  ): Promise<void> {
    const { staffId, id, note } = hand;
    const told = { ...facts, ...(note === undefined ? {} : { note }) };
    await record(tx, { staffId, action: `withdrawals.${action}`, subject: id, facts: told });
  }

  async function addPart(
    tx: Transact,
    one: Withdrawal,
    { part, hand }: { part: Money; hand: Noted },
  ): Promise<void> {
    const added: Withdrawal = {
      ...one,
      id: uuidv7(),
      splitFrom: one.splitFrom ?? one.id,
      amount: part,
      fee: money(0n, part.asset),
      lateTransferId: null,
    };
    await insertWithdrawal(tx, added);
    await recordTrace(tx, added, askedTrace(one.requestedAt));
    const { staffId, note } = hand;
    await recordTrace(tx, added, {
      eventId: `split:${uuidv7()}`,
      event: "split",
      by: "staff",
      staffId,
      before: "requested",
      after: added.state,
      reason: one.reason,
      note,
      at: room.clock(),
    });
  }
}

export type WithdrawalDesk = ReturnType<typeof createWithdrawalDesk>;

const unknown = { ok: false, refusal: { code: "not_found" } } as const;

/** People look at what waits in the queue, each at what no colleague has taken; a second yes or no is free. */
function mayTouch(
  { state, assignedTo, firstYesBy }: Withdrawal,
  { staffId }: Hand,
): Result<undefined, StandingRefusal> {
  if (state !== "checks") return refuse({ code: "withdrawal_not_waiting" });
  if (firstYesBy === null && assignedTo !== null && assignedTo !== staffId) {
    return refuse({ code: "assigned_elsewhere" });
  }
  return ok();
}

/** Undefined: no amount, or not more than the fee, or more than the whole. */
function readPart(text: string, { amount, fee }: Withdrawal): Money | undefined {
  const part = parseMoney(text, amount.asset);
  if (!part.ok || compare(part.value, fee) <= 0 || compare(part.value, amount) > 0)
    return undefined;
  return part.value;
}

function stepOf(
  event: Step["event"],
  { staffId, note }: { readonly staffId: string; readonly note?: string },
  more: Pick<Step, "reason" | "change"> = {},
): Step {
  const eventId = `${event}:${uuidv7()}`;
  return { event, eventId, by: "staff", staffId, ...(note === undefined ? {} : { note }), ...more };
}
