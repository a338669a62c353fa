import type { Database, Transact } from "@croupier/database";
import { getAsset, money } from "@croupier/kit/money";
import { sql } from "kysely";
import type { DepositReversal } from "./reversal.ts";

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

const shownMax = 200;

/** For staff: of one deposit, or of all, the newest first. */
export async function readReversals(
  { db }: { readonly db: Db },
  about: { readonly depositId?: string } = {},
): Promise<readonly DepositReversal[]> {
  const { depositId = null } = about;
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM cashier.deposit_reversals
    WHERE ${depositId}::text IS NULL OR deposit_id::text = ${depositId}
    ORDER BY recorded_at DESC, reversal_id DESC LIMIT ${shownMax}
  `.execute(db);
  return rows.map(toReversal);
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
