import { transact, type Database, type Transact } from "@croupier/database";
import {
  decideAnswer,
  type Answer,
  type AnswerRefusal,
  type Verdict,
} from "@croupier/kit/dual-control";
import { uuidv7 } from "@croupier/kit/ids";
import { compare, formatDecimal, parseMoney, zero, type Money } from "@croupier/kit/money";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import type { Ledger, Transfer } from "@croupier/ledger";
import { accountNames } from "../accounts.ts";
import { createWalletReader } from "../wallet-reader.ts";
import type { Adjustment, AdjustmentDirection, AdjustmentReason } from "./adjustment.ts";
import {
  findAdjustment,
  insertAdjustment,
  listAdjustments,
  lockAdjustment,
  writeAnswer,
  type AdjustmentQuestion,
} from "./adjustment-store.ts";
import type { AskRefusal, NotCovered } from "./refusals.ts";

/** An act of staff, for the audit trail: written in the transaction of the act. */
export type AdjustmentAct = {
  readonly staffId: string;
  readonly action: `money.adjustment-${"asked" | Answer}`;
  /** The player's id. */
  readonly subject: string;
  readonly facts: Readonly<Record<string, string>>;
};

type Asked = {
  readonly playerId: string;
  readonly staffId: string;
  readonly direction: AdjustmentDirection;
  /** A decimal in the currency of the player's wallet. */
  readonly amount: string;
  readonly reason: AdjustmentReason;
  readonly words: string;
};
type Answered = { readonly id: string; readonly staffId: string; readonly verdict: Verdict };
type Unknown = { readonly code: "not_found" };
type Decided = Result<Answer | "repeated", Unknown | AnswerRefusal>;

const house = "house_adjustments";
/** What the ledger moves at most at once. */
const minorMax = 10n ** 15n;

/** Money put right by hand: one of staff asks, another says yes, and only then does it move. */
export function createAdjustments({
  database,
  ledger,
  clock,
  record,
}: {
  readonly database: Database;
  readonly ledger: Pick<Ledger, "postChecked" | "openHouseAccount" | "readBalances">;
  readonly clock: Clock;
  readonly record: (tx: Transact, act: AdjustmentAct) => Promise<void>;
}) {
  return {
    list: (question: AdjustmentQuestion) => listAdjustments(database.db, question),

    async ask(asked: Asked): Promise<Result<Adjustment, AskRefusal>> {
      const currency = await createWalletReader(database).findCurrency(asked.playerId);
      if (currency === undefined) return refuse({ code: "not_found" });
      const parsed = parseMoney(asked.amount, currency);
      if (!parsed.ok || parsed.value.minor <= 0n || parsed.value.minor > minorMax) {
        return refuse({ code: "adjustment_amount_out_of_range" });
      }
      const amount = parsed.value;
      const { playerId, direction, reason, words, staffId } = asked;
      // A comfort: what is really there counts when the money moves.
      if (direction === "debit" && compare(await freeOf(playerId, amount), amount) < 0) {
        return refuse({ code: "adjustment_not_covered" });
      }
      const adjustment: Adjustment = {
        id: uuidv7(),
        playerId,
        direction,
        amount,
        reason,
        words,
        askedBy: staffId,
        askedAt: clock(),
        state: "waiting",
        answeredBy: null,
        answeredAt: null,
      };
      return transact(database, async (tx): Promise<Result<Adjustment, AskRefusal>> => {
        const isNew = await insertAdjustment(tx, adjustment);
        if (!isNew) return refuse({ code: "adjustment_waits" });
        await tell(tx, adjustment, { staffId, did: "asked" });
        return ok(adjustment);
      });
    },

    async answer(
      answered: Answered,
    ): Promise<Result<undefined, Unknown | AnswerRefusal | NotCovered>> {
      if (answered.verdict === "approved") return approve(answered);
      const decided = await transact(database, async (tx): Promise<Decided> => {
        const found = await lookAt(tx, answered);
        if (found.ok && found.value.answer !== "repeated") {
          await write(tx, found.value.adjustment, { ...answered, answer: found.value.answer });
        }
        return found.ok ? ok(found.value.answer) : found;
      });
      return decided.ok ? ok() : decided;
    },
  };

  /** The yes, the money and the line in the trail are one transaction: a no of the ledger leaves it waiting. */
  async function approve(
    answered: Answered,
  ): Promise<Result<undefined, Unknown | AnswerRefusal | NotCovered>> {
    const adjustment = await findAdjustment(database.db, answered.id);
    if (adjustment === undefined) return refuse({ code: "not_found" });
    await ledger.openHouseAccount({ account: house, asset: adjustment.amount.asset });
    let decided: Decided = refuse({ code: "not_found" });
    const posted = await ledger.postChecked(
      transferOf(adjustment, clock()),
      async (tx) => {
        const found = await lookAt(tx, answered);
        decided = found.ok ? ok(found.value.answer) : found;
        return decided;
      },
      async (tx) => {
        if (decided.ok && decided.value !== "repeated") {
          await write(tx, adjustment, { ...answered, answer: "approved" });
        }
      },
    );
    // Of two who say yes at once the ledger answers both alike: the second has not said it.
    if (!decided.ok) return decided;
    if (posted.ok) return ok();
    if (posted.refusal.code !== "insufficient_funds") {
      throw new Error(`an adjustment that was asked for is refused: ${posted.refusal.code}`);
    }
    return refuse({ code: "adjustment_not_covered" });
  }

  async function lookAt(
    tx: Transact,
    answered: Answered,
  ): Promise<
    Result<{ adjustment: Adjustment; answer: Answer | "repeated" }, Unknown | AnswerRefusal>
  > {
    const adjustment = await lockAdjustment(tx, answered.id);
    if (adjustment === undefined) return refuse({ code: "not_found" });
    const decided = decideAnswer(adjustment, answered);
    return decided.ok ? ok({ adjustment, answer: decided.value }) : decided;
  }

  async function write(
    tx: Transact,
    adjustment: Adjustment,
    { staffId, answer }: { staffId: string; answer: Answer },
  ): Promise<void> {
    await writeAnswer(tx, adjustment, { answer, staffId, at: clock() });
    await tell(tx, adjustment, { staffId, did: answer });
  }

  function tell(
    tx: Transact,
    { id, playerId, direction, amount, reason, words }: Adjustment,
    { staffId, did }: { staffId: string; did: "asked" | Answer },
  ): Promise<void> {
    const facts = { adjustment: id, direction, amount: formatDecimal(amount), reason, words };
    return record(tx, {
      staffId,
      action: `money.adjustment-${did}`,
      subject: playerId,
      facts: { ...facts, currency: amount.asset },
    });
  }

  async function freeOf(playerId: string, { asset }: Money): Promise<Money> {
    const accounts = await ledger.readBalances(playerId);
    const free = accounts.find(
      ({ account, balance }) => account === accountNames.cashFree && balance.asset === asset,
    );
    return free?.balance ?? zero(asset);
  }
}

function transferOf(
  { id, playerId, direction, amount, reason }: Adjustment,
  happenedAt: Date,
): Transfer {
  const player = accountNames.cashFree;
  const [from, to] = direction === "credit" ? [house, player] : [player, house];
  return { transferId: id, playerId, kind: "adjustment", from, to, amount, reason, happenedAt };
}

export type Adjustments = ReturnType<typeof createAdjustments>;
