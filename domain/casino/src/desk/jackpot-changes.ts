import type { Database, Transact } from "@croupier/database";
import type { Answer, RequestState } from "@croupier/kit/dual-control";
import type { Asset } from "@croupier/kit/money";
import { assetCode } from "@croupier/ledger";
import { sql } from "kysely";
import { assetOf } from "../jackpots/asset-of.ts";

/** Other terms of a pot that one of staff asked for, and what became of them. */
export type JackpotChange = {
  readonly id: string;
  readonly jackpot: string;
  readonly asset: Asset;
  /** Of every stake, in ten-thousandths. */
  readonly parts: number;
  readonly seed: bigint;
  readonly dropsBy: bigint;
  readonly reason: string;
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly state: RequestState;
  readonly answeredBy: string | null;
  readonly answeredAt: Date | null;
};

type Row = Omit<JackpotChange, "asset"> & { readonly asset: string };
type Db = Database["db"] | Transact;

const columns = sql`
  change_id AS id, jackpot, asset, parts, seed, drops_by AS "dropsBy", reason, asked_by AS "askedBy",
  asked_at AS "askedAt", coalesce(answer, 'waiting') AS state, answered_by AS "answeredBy",
  answered_at AS "answeredAt"
`;

const changeOf = (row: Row): JackpotChange => ({ ...row, asset: assetOf(row.asset) });

/** Of every pot, the newest first. */
export async function listJackpotChanges(db: Db): Promise<readonly JackpotChange[]> {
  const { rows } = await sql<Row>`
    SELECT c.* FROM casino.jackpots AS j
    CROSS JOIN LATERAL (
      SELECT ${columns} FROM casino.jackpot_changes AS c
      WHERE c.jackpot = j.jackpot AND c.asset = j.asset ORDER BY c.change_id DESC LIMIT 20
    ) AS c
    ORDER BY c.id DESC
  `.execute(db);
  return rows.map(changeOf);
}

/** False: one waits for this pot already. */
export async function insertJackpotChange(
  tx: Transact,
  asked: Omit<JackpotChange, "state" | "answeredBy" | "answeredAt">,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO casino.jackpot_changes
      (change_id, jackpot, asset, parts, seed, drops_by, reason, asked_by, asked_at)
    VALUES (${asked.id}, ${asked.jackpot}, ${assetCode(asked.asset)}, ${asked.parts}, ${asked.seed},
      ${asked.dropsBy}, ${asked.reason}, ${asked.askedBy}, ${asked.askedAt})
    ON CONFLICT (jackpot, asset) WHERE answer IS NULL DO NOTHING
    RETURNING 1
  `.execute(tx);
  return rows.length === 1;
}

/** Nobody else answers it until the transaction ends. */
export async function lockJackpotChange(
  tx: Transact,
  id: string,
): Promise<JackpotChange | undefined> {
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM casino.jackpot_changes WHERE change_id = ${id} FOR UPDATE
  `.execute(tx);
  return rows[0] && changeOf(rows[0]);
}

export async function writeJackpotAnswer(
  tx: Transact,
  id: string,
  said: {
    readonly answer: Answer;
    readonly staffId: string;
    readonly at: Date;
  },
): Promise<void> {
  await sql`
    UPDATE casino.jackpot_changes
    SET answer = ${said.answer}, answered_by = ${said.staffId}, answered_at = ${said.at}
    WHERE change_id = ${id}
  `.execute(tx);
}
