import type { Database, Transact } from "@croupier/database";
import { getAsset, money } from "@croupier/kit/money";
import { sql } from "kysely";
import type { DepositReversal, ListedReversal } from "./reversal.ts";

type Db = Database["db"] | Transact;
type Row = Omit<DepositReversal, "taken" | "owed" | "fee"> & {
  asset: string;
  taken: bigint;
  owed: bigint;
  fee: bigint;
};

const columns = sql`
  reversal_id AS id, player_id AS "playerId", deposit_id AS "depositId", kind, state,
  provider_reference AS "providerReference", asset, taken, owed, fee, recorded_at AS "recordedAt",
  changed_at AS "changedAt"
`;

type Which = { readonly playerId: string; readonly depositId: string; readonly reference: string };

/** Under the lock of its deposit: nobody else writes one meanwhile. */
export async function findReversal(
  tx: Transact,
  { playerId, depositId, reference }: Which,
): Promise<DepositReversal | undefined> {
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM cashier.deposit_reversals
    WHERE player_id = ${playerId} AND deposit_id = ${depositId}
      AND provider_reference = ${reference}
  `.execute(tx);
  return rows[0] && toReversal(rows[0]);
}

/** What was taken for a refund that is on its way; one at a time. */
export async function findTakenRefund(
  tx: Transact,
  { playerId, id }: { readonly playerId: string; readonly id: string },
): Promise<DepositReversal | undefined> {
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM cashier.deposit_reversals
    WHERE player_id = ${playerId} AND deposit_id = ${id} AND kind = 'refund' AND state = 'taken'
  `.execute(tx);
  return rows[0] && toReversal(rows[0]);
}

/** The ids of all that these players paid in and that went back, or is on its way; not what was lifted. */
export async function readReturnedDeposits(
  db: Db,
  playerIds: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT deposit_id AS id FROM cashier.deposit_reversals
    WHERE player_id = ANY (${[...playerIds]}::uuid[]) AND state = 'taken'
  `.execute(db);
  return rows.map(({ id }) => id);
}

export async function insertReversal(tx: Transact, made: DepositReversal): Promise<void> {
  await sql`
    INSERT INTO cashier.deposit_reversals (player_id, deposit_id, provider_reference, reversal_id,
      kind, state, asset, taken, owed, fee, recorded_at, changed_at)
    VALUES (${made.playerId}, ${made.depositId}, ${made.providerReference}, ${made.id},
      ${made.kind}, ${made.state}, ${made.taken.asset}, ${made.taken.minor}, ${made.owed.minor},
      ${made.fee.minor}, ${made.recordedAt}, ${made.changedAt})
  `.execute(tx);
}

export async function writeLifted(
  tx: Transact,
  { playerId, depositId, providerReference }: DepositReversal,
  at: Date,
): Promise<void> {
  await sql`
    UPDATE cashier.deposit_reversals SET state = 'lifted', changed_at = ${at}
    WHERE player_id = ${playerId} AND deposit_id = ${depositId}
      AND provider_reference = ${providerReference}
  `.execute(tx);
}

export type ReversalQuestion = {
  readonly depositId?: string | undefined;
  readonly playerId?: string | undefined;
  readonly kind?: DepositReversal["kind"] | undefined;
  readonly state?: DepositReversal["state"] | undefined;
  /** The last one of the page before. */
  readonly before?: string | undefined;
  readonly limit: number;
};

/** For staff: with what it is of, the newest first. */
export async function readReversals(
  { db }: { readonly db: Db },
  { depositId, playerId, kind, state, before, limit }: ReversalQuestion,
): Promise<readonly ListedReversal[]> {
  const { rows } = await sql<Row & Pick<ListedReversal, "provider" | "method" | "depositState">>`
    SELECT r.*, d.provider, d.method, d.state AS "depositState"
    FROM (
      SELECT ${columns} FROM cashier.deposit_reversals AS a
      WHERE (${before ?? null}::uuid IS NULL OR (a.recorded_at, a.reversal_id) <
          (SELECT b.recorded_at, b.reversal_id FROM cashier.deposit_reversals AS b
           WHERE b.reversal_id = ${before ?? null}::uuid))
        AND (${depositId ?? null}::uuid IS NULL OR deposit_id = ${depositId ?? null}::uuid)
        AND (${playerId ?? null}::uuid IS NULL OR player_id = ${playerId ?? null}::uuid)
        AND (${kind ?? null}::text IS NULL OR kind = ${kind ?? null})
        AND (${state ?? null}::text IS NULL OR state = ${state ?? null})
      ORDER BY recorded_at DESC, reversal_id DESC LIMIT ${limit}
    ) AS r
    JOIN cashier.deposits AS d ON d.player_id = r."playerId" AND d.deposit_id = r."depositId"
    ORDER BY r."recordedAt" DESC, r.id DESC
  `.execute(db);
  return rows.map(({ provider, method, depositState, ...row }) => ({
    ...toReversal(row),
    provider,
    method,
    depositState,
  }));
}

function toReversal({ asset, taken, owed, fee, ...row }: Row): DepositReversal {
  const currency = getAsset(asset);
  return {
    ...row,
    taken: money(taken, currency),
    owed: money(owed, currency),
    fee: money(fee, currency),
  };
}
