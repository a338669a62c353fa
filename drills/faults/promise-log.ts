import type pg from "pg";
import type { PostingAnswer, PostingQuestion } from "./posting-service.ts";

export type Comparison = {
  acknowledged: number;
  /** Acknowledged, and not there, or there with another amount or another result. */
  lost: number;
  /** There more than once, or there although it was refused for good. */
  surplus: number;
  /** Asked, and in the end neither acknowledged nor refused. */
  unknown: number;
};

/** What the service said, kept outside of everything that is killed. */
export class PromiseLog {
  private readonly asked = new Map<string, PostingQuestion>();
  private readonly answered = new Map<string, PostingAnswer>();

  ask(question: PostingQuestion): void {
    this.asked.set(question.transferId, question);
  }

  answer(question: PostingQuestion, answer: PostingAnswer): void {
    this.answered.set(question.transferId, answer);
  }

  /** Reads the entries themselves, not a balance: each promise is looked up one by one. */
  async compare(pool: pg.Pool): Promise<Comparison> {
    const { rows } = await pool.query<Row>(
      `SELECT t.transfer_id, t.amount, e.version, e.current_balance
       FROM ledger.transfers AS t
       LEFT JOIN ledger.entries AS e ON e.player_id = t.player_id AND e.transfer_id = t.transfer_id
       WHERE t.reason = 'faults'`,
    );
    const found = Map.groupBy(rows, (row) => row.transfer_id);
    const comparison = { acknowledged: 0, lost: 0, surplus: 0, unknown: 0 };
    for (const [transferId, question] of this.asked) {
      const answer = this.answered.get(transferId);
      const there = found.get(transferId) ?? [];
      if (answer === undefined) comparison.unknown += 1;
      else if ("refused" in answer) comparison.surplus += there.length;
      else {
        comparison.acknowledged += 1;
        comparison.lost += there.some((row) => holds(row, question, answer)) ? 0 : 1;
        comparison.surplus += Math.max(0, there.length - 1);
      }
    }
    const stray = [...found.keys()].filter((transferId) => !this.asked.has(transferId));
    return { ...comparison, surplus: comparison.surplus + stray.length };
  }
}

type Row = { transfer_id: string; amount: bigint; version: bigint; current_balance: bigint };

function holds(
  row: Row,
  question: PostingQuestion,
  answer: { version: bigint; balance: bigint },
): boolean {
  return (
    row.amount === question.minor &&
    row.version === answer.version &&
    row.current_balance === answer.balance
  );
}
