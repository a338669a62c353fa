import type { Database, Transact } from "@croupier/database";
import { getAsset, money } from "@croupier/kit/money";
import { sql } from "kysely";
import type { Adjustment, AdjustmentState } from "./adjustment.ts";

type Db = Database["db"] | Transact;
type Row = Omit<Adjustment, "amount"> & { asset: string; amount: bigint };

const columns = sql`
  adjustment_id AS id, player_id AS "playerId", direction, asset, amount, reason, words,
  asked_by AS "askedBy", asked_at AS "askedAt", coalesce(answer, 'waiting') AS state,
  answered_by AS "answeredBy", answered_at AS "answeredAt"
`;

/** False: one waits for this player already. */
export async function insertAdjustment(tx: Transact, asked: Adjustment): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO wallet.adjustments (player_id, adjustment_id, direction, asset, amount, reason,
      words, asked_by, asked_at)
    VALUES (${asked.playerId}, ${asked.id}, ${asked.direction}, ${asked.amount.asset},
      ${asked.amount.minor}, ${asked.reason}, ${asked.words}, ${asked.askedBy}, ${asked.askedAt})
    ON CONFLICT (player_id) WHERE answer IS NULL DO NOTHING
    RETURNING 1
  `.execute(tx);
  return rows.length === 1;
}

export async function findAdjustment(db: Db, id: string): Promise<Adjustment | undefined> {
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM wallet.adjustments WHERE adjustment_id = ${id}
  `.execute(db);
  return rows[0] && toAdjustment(rows[0]);
}

/** Nobody else answers it until the transaction ends. */
export async function lockAdjustment(tx: Transact, id: string): Promise<Adjustment | undefined> {
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM wallet.adjustments WHERE adjustment_id = ${id} FOR UPDATE
  `.execute(tx);
  return rows[0] && toAdjustment(rows[0]);
}

export async function writeAnswer(
  tx: Transact,
  { playerId, id }: Pick<Adjustment, "playerId" | "id">,
  said: { answer: Exclude<AdjustmentState, "waiting">; staffId: string; at: Date },
): Promise<void> {
  await sql`
    UPDATE wallet.adjustments
    SET answer = ${said.answer}, answered_by = ${said.staffId}, answered_at = ${said.at}
    WHERE player_id = ${playerId} AND adjustment_id = ${id}
  `.execute(tx);
}

export type AdjustmentQuestion = {
  readonly playerId?: string | undefined;
  readonly state?: AdjustmentState | undefined;
  /** The last one of the page before. */
  readonly before?: string | undefined;
  readonly limit: number;
};

/** The newest first: an id says when it was asked for. */
export async function listAdjustments(
  db: Db,
  { playerId, state, before, limit }: AdjustmentQuestion,
): Promise<readonly Adjustment[]> {
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM wallet.adjustments
    WHERE (${before ?? null}::uuid IS NULL OR adjustment_id < ${before ?? null}::uuid)
      AND (${playerId ?? null}::uuid IS NULL OR player_id = ${playerId ?? null}::uuid)
      AND (${state ?? null}::text IS NULL OR coalesce(answer, 'waiting') = ${state ?? null})
    ORDER BY adjustment_id DESC LIMIT ${limit}
  `.execute(db);
  return rows.map(toAdjustment);
}

function toAdjustment({ asset, amount, ...row }: Row): Adjustment {
  return { ...row, amount: money(amount, getAsset(asset)) };
}
