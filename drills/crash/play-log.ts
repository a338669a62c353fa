import { playId } from "@croupier/wallet";
import type pg from "pg";
import { stake, type PlayQuestion } from "./rounds.ts";

export type PlayComparison = {
  acknowledged: number;
  /** Acknowledged, and not there, or there as something else. */
  lost: number;
  /** There, and nobody was told so. */
  surplus: number;
  /** Asked, and in the end neither acknowledged nor refused. */
  unknown: number;
  /** Players who have more or less than the answers add up to. */
  differences: number;
};

/** What was said, kept outside of everything that is killed. */
export class PlayLog {
  private readonly asked = new Map<string, PlayQuestion>();
  private readonly answered = new Map<string, string>();
  private readonly provider: string;

  constructor(provider: string) {
    this.provider = provider;
  }

  ask(question: PlayQuestion): void {
    this.asked.set(question.transactionId, question);
  }

  answer({ transactionId }: PlayQuestion, status: string): void {
    this.answered.set(transactionId, status);
  }

  /** Every promise is looked up by itself, and then all of a player's together. */
  async compare(pool: pg.Pool, startMinor: bigint): Promise<PlayComparison> {
    const { rows } = await pool.query<Row>(
      "SELECT operation_id, kind, amount FROM wallet.operations WHERE verdict = 'done'",
    );
    const done = new Map(rows.map((row) => [row.operation_id, row]));
    const comparison = { acknowledged: 0, lost: 0, surplus: 0, unknown: 0, differences: 0 };
    for (const [transactionId, question] of this.asked) {
      const status = this.answered.get(transactionId);
      const operationId = playId(this.provider, "operation", transactionId);
      const row = done.get(operationId);
      done.delete(operationId);
      if (question.closes)
        done.delete(playId(this.provider, "operation", `${transactionId} closes`));
      if (status === undefined) comparison.unknown += 1;
      else if (status !== "OK") comparison.surplus += row === undefined ? 0 : 1;
      else {
        comparison.acknowledged += 1;
        comparison.lost += row !== undefined && isOf(row, question) ? 0 : 1;
      }
    }
    comparison.surplus += done.size;
    comparison.differences = await this.countDifferences(pool, startMinor);
    return comparison;
  }

  private async countDifferences(pool: pg.Pool, startMinor: bigint): Promise<number> {
    const expected = new Map<string, bigint>();
    for (const question of this.asked.values()) {
      const { playerId } = question.seat;
      const before = expected.get(playerId) ?? startMinor;
      expected.set(playerId, before + this.movedBy(question));
    }
    const { rows } = await pool.query<{ player_id: string; balance: bigint }>(
      "SELECT player_id, balance FROM ledger.accounts WHERE account = 'cash_free'",
    );
    const found = new Map(rows.map(({ player_id, balance }) => [player_id, balance]));
    return [...expected].filter(([playerId, balance]) => found.get(playerId) !== balance).length;
  }

  private movedBy({ call, transactionId, minor, betId }: PlayQuestion): bigint {
    if (this.answered.get(transactionId) !== "OK") return 0n;
    if (call === "bet") return -minor;
    if (call === "win") return minor;
    // A rollback gives back what was taken, and nothing where it came first.
    const isBack = call === "rollback" && this.answered.get(betId ?? "") === "OK";
    return isBack ? stake : 0n;
  }
}

type Row = { operation_id: string; kind: string; amount: bigint };

const kinds = { bet: "bet", win: "win", rollback: "rollback", endRound: "end_round" } as const;

/** What a rollback and an end moved is for the audit to say: they were asked for no amount. */
function isOf({ kind, amount }: Row, { call, minor }: PlayQuestion): boolean {
  if (kind !== kinds[call]) return false;
  return call === "bet" || call === "win" ? amount === minor : true;
}
