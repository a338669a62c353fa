import { transact, type Database, type Transact } from "@croupier/database";
import { decideAnswer, type Verdict } from "@croupier/kit/dual-control";
import { isUuid, uuidv7 } from "@croupier/kit/ids";
import { formatDecimal, type Money } from "@croupier/kit/money";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { dayMs, type Clock } from "@croupier/kit/time";
import type { Deposit } from "../deposit.ts";
import { findByReference, lockDeposit } from "../deposit-store.ts";
import { needsSecondYes } from "../needs-second-yes.ts";
import type { ReversedMoneyPort } from "../reversals/reversed-money-port.ts";
import { decideAsk } from "./decide-refund.ts";
import type { Refund } from "./refund.ts";
import {
  findRefund,
  insertRefund,
  listRefunds,
  lockRefund,
  lockRefunds,
  findLatestRefund,
  sumRefunded,
  writeAnswer,
  type RefundQuestion,
} from "./refund-store.ts";
import type { AnswerRefusal, AskRefusal } from "./refusals.ts";
import { createTakeRefund } from "./take-refund.ts";

/** An act of staff, for the audit trail: written in the transaction of the act. */
export type RefundAct = {
  readonly staffId: string;
  readonly action: `money.refund-${"asked" | "approved" | "declined" | "withdrawn"}`;
  /** The player's id. */
  readonly subject: string;
  readonly facts: Readonly<Record<string, string>>;
};

type Asked = Pick<Refund, "depositId" | "reason" | "words"> & { readonly staffId: string };
type Answered = { readonly id: string; readonly staffId: string; readonly verdict: Verdict };
/** Nothing is to be moved any more: it was said before. */
type Repeated = { readonly code: "repeated" };
/** Somebody let another go in this moment: together they are a large sum. */
type TakesTwo = { readonly code: "takes_two" };
type Whole = Pick<Deposit, "playerId" | "amount">;

/**
 * A deposit sent back by staff: the money leaves the player first, then the worker asks the provider, whose
 * word ends it. What is no longer there is not sent back: nobody owes money because of us.
 */
export function createRefunds({
  database,
  clock,
  reversed,
  readFree,
  record,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly reversed: Pick<ReversedMoneyPort, "openReversals" | "take">;
  /** What the player has and may use, in one currency. */
  readonly readFree: (playerId: string, asset: Money["asset"]) => Promise<Money>;
  readonly record: (tx: Transact, act: RefundAct) => Promise<void>;
}) {
  const take = createTakeRefund({ reversed, clock });

  return {
    list: (question: RefundQuestion) => listRefunds(database.db, question),

    /** As it would be judged now, before anybody asks. */
    takesTwo: (deposit: Whole, staffId: string) => takesTwo(database.db, deposit, staffId),

    /** A small one goes at once; a large one, or one that makes a large sum, waits for a colleague. */
    async ask(asked: Asked): Promise<Result<Refund, AskRefusal>> {
      const { depositId, staffId, reason, words } = asked;
      const deposit = await find(depositId);
      if (deposit === undefined) return refuse({ code: "not_found" });
      const at = clock();
      const { playerId } = deposit;
      const named = { id: uuidv7(), playerId, depositId, reason, words };
      const asking = { ...named, askedBy: staffId, askedAt: at };
      const alone = {
        takesTwo: false,
        state: "approved",
        answeredBy: staffId,
        answeredAt: at,
      } as const;
      const waits = {
        takesTwo: true,
        state: "waiting",
        answeredBy: null,
        answeredAt: null,
      } as const;
      if (!(await takesTwo(database.db, deposit, staffId))) {
        const sent = await askSmall(deposit, { ...asking, ...alone });
        if (sent.ok) return sent;
        const { refusal } = sent;
        if (refusal.code !== "takes_two") return refuse(refusal);
      }
      return askLarge(deposit, { ...asking, ...waits });
    },

    async answer(answered: Answered): Promise<Result<undefined, AnswerRefusal>> {
      const refund = isUuid(answered.id) ? await findRefund(database.db, answered.id) : undefined;
      const deposit = refund && (await find(refund.depositId));
      if (refund === undefined || deposit === undefined) return refuse({ code: "not_found" });
      if (answered.verdict === "approved") return approve(deposit, answered);
      const decided = await transact(database, async (tx) => {
        const read = await lookAt(tx, answered);
        if (read.ok) await answerWith(tx, deposit, read.value);
        return read;
      });
      return decided.ok || decided.refusal.code === "repeated" ? ok() : refuse(decided.refusal);
    },
  };

  async function find(id: string): Promise<Deposit | undefined> {
    return isUuid(id) ? findByReference(database.db, id) : undefined;
  }

  async function askLarge(deposit: Deposit, refund: Refund): Promise<Result<Refund, AskRefusal>> {
    const { playerId, amount } = deposit;
    // A comfort: what is really there counts when the money moves.
    const free = await readFree(playerId, amount.asset);
    return transact(database, async (tx): Promise<Result<Refund, AskRefusal>> => {
      const decided = await mayAsk(tx, deposit, refund);
      if (!decided.ok) return decided;
      if (decided.value.repeats !== undefined) return ok(decided.value.repeats);
      if (free.minor < amount.minor) return refuse({ code: "refund_not_covered" });
      await insertRefund(tx, refund);
      await tell(tx, deposit, { refund, did: "asked" });
      return ok(refund);
    });
  }

  async function takesTwo(
    db: Database["db"] | Transact,
    deposit: Whole,
    staffId: string,
  ): Promise<boolean> {
    const { amount } = deposit;
    const since = new Date(clock().getTime() - dayMs);
    const { playerDay, colleagueDay } = await sumRefunded(db, { deposit, staffId, since });
    return needsSecondYes("refund", { amount, whole: amount.minor + playerDay, colleagueDay });
  }

  async function askSmall(
    deposit: Deposit,
    refund: Refund,
  ): Promise<Result<Refund, AskRefusal | TakesTwo>> {
    let standing = refund;
    const moved = await take(deposit, refund.id, {
      async may(tx): Promise<Result<undefined, AskRefusal | Repeated | TakesTwo>> {
        const decided = await mayAsk(tx, deposit, refund);
        if (!decided.ok) return decided;
        standing = decided.value.repeats ?? refund;
        if (decided.value.repeats !== undefined) return refuse({ code: "repeated" });
        const staffId = refund.askedBy;
        await lockRefunds(tx, { playerId: deposit.playerId, staffId });
        return (await takesTwo(tx, deposit, staffId)) ? refuse({ code: "takes_two" }) : ok();
      },
      async write(tx) {
        await insertRefund(tx, refund);
        await tell(tx, deposit, { refund, did: "approved" });
      },
    });
    return moved.ok || moved.refusal.code === "repeated" ? ok(standing) : refuse(moved.refusal);
  }

  /** The yes, the money, the state and the line in the trail are one transaction: a no leaves it waiting. */
  async function approve(
    deposit: Deposit,
    answered: Answered,
  ): Promise<Result<undefined, AnswerRefusal>> {
    let found: Refund | undefined;
    const moved = await take(deposit, answered.id, {
      async may(tx): Promise<Result<undefined, AnswerRefusal | Repeated>> {
        const { state } = await lockDeposit(tx, deposit);
        const read = await lookAt(tx, answered);
        if (!read.ok) return read;
        found = read.value;
        return state === "completed" ? ok() : refuse({ code: "deposit_not_refundable" });
      },
      async write(tx) {
        if (found !== undefined) await answerWith(tx, deposit, found);
      },
    });
    return moved.ok || moved.refusal.code === "repeated" ? ok() : refuse(moved.refusal);
  }

  async function mayAsk(tx: Transact, deposit: Deposit, asked: Refund) {
    const { state, amount } = await lockDeposit(tx, deposit);
    // It came in between two looks, with another amount than the first look saw.
    if (amount.minor !== deposit.amount.minor) {
      return refuse({ code: "deposit_not_refundable" as const });
    }
    return decideAsk(state, { latest: await findLatestRefund(tx, deposit), asked });
  }

  /** The refund as it stands once it is answered so. */
  async function lookAt(
    tx: Transact,
    { id, ...said }: Answered,
  ): Promise<Result<Refund, AnswerRefusal | Repeated>> {
    const refund = await lockRefund(tx, id);
    if (refund === undefined) return refuse({ code: "not_found" });
    const decided = decideAnswer(refund, said);
    if (!decided.ok) return decided;
    const state = decided.value;
    if (state === "repeated") return refuse({ code: "repeated" });
    return ok({ ...refund, state, answeredBy: said.staffId, answeredAt: clock() });
  }

  async function answerWith(tx: Transact, deposit: Deposit, refund: Refund): Promise<void> {
    await writeAnswer(tx, refund);
    if (refund.state !== "waiting") await tell(tx, deposit, { refund, did: refund.state });
  }

  function tell(
    tx: Transact,
    { playerId, amount, fee }: Deposit,
    { refund, did }: { refund: Refund; did: "asked" | "approved" | "declined" | "withdrawn" },
  ): Promise<void> {
    const { id, depositId: deposit, reason, words } = refund;
    const staffId = refund.answeredBy ?? refund.askedBy;
    const facts = { refund: id, deposit, reason, words, currency: amount.asset };
    return record(tx, {
      staffId,
      action: `money.refund-${did}`,
      subject: playerId,
      facts: { ...facts, amount: formatDecimal(amount), fee: formatDecimal(fee) },
    });
  }
}

export type Refunds = ReturnType<typeof createRefunds>;
