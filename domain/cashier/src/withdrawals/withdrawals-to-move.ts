import type { Database, Transact } from "@croupier/database";
import { sql } from "kysely";
import type { Withdrawal } from "./withdrawal.ts";
import {
  toWithdrawal,
  withdrawalColumns,
  type Which,
  type WithdrawalRow,
} from "./withdrawal-store.ts";

type Db = Database["db"];

/**
 * Approved, and no provider has it yet. Whoever was tried last waits longest, so that those which nobody
 * takes let the others past.
 */
export async function listToHandOver(
  db: Db,
  { limit }: { readonly limit: number },
): Promise<readonly Withdrawal[]> {
  const { rows } = await sql<WithdrawalRow>`
    SELECT ${withdrawalColumns} FROM cashier.withdrawals
    WHERE state = 'approved' AND provider_reference IS NULL AND stop_asked_at IS NULL
    ORDER BY greatest(changed_at, checked_at), withdrawal_id LIMIT ${limit}
  `.execute(db);
  return rows.map(toWithdrawal);
}

/** To be stopped, and the provider was called so long ago that a call still under way has arrived or never will. */
export async function listToStop(
  db: Db,
  asked: { readonly calledBefore: Date; readonly limit: number },
): Promise<readonly Withdrawal[]> {
  const { rows } = await sql<WithdrawalRow>`
    SELECT ${withdrawalColumns} FROM cashier.withdrawals
    WHERE state = 'approved' AND provider_reference IS NULL AND stop_asked_at IS NOT NULL
      AND greatest(handed_at, checked_at) < ${asked.calledBefore}
    ORDER BY greatest(handed_at, checked_at), withdrawal_id LIMIT ${asked.limit}
  `.execute(db);
  return rows.map(toWithdrawal);
}

/** With the provider, and nobody told us of them for a while. */
export async function listSilent(
  db: Db,
  asked: { readonly silentSince: Date; readonly limit: number },
): Promise<readonly Withdrawal[]> {
  const { rows } = await sql<WithdrawalRow>`
    SELECT ${withdrawalColumns} FROM cashier.withdrawals
    WHERE (state = 'sent' OR (state = 'approved' AND provider_reference IS NOT NULL))
      AND greatest(changed_at, checked_at) < ${asked.silentSince}
    ORDER BY greatest(changed_at, checked_at) LIMIT ${asked.limit}
  `.execute(db);
  return rows.map(toWithdrawal);
}

/** Under way, and either the promised time has passed or it may wait for the player; in the order of their ids. */
export async function listPromised(
  db: Db,
  asked: { readonly now: Date; readonly after: string | undefined; readonly limit: number },
): Promise<readonly Withdrawal[]> {
  const { rows } = await sql<WithdrawalRow>`
    SELECT ${withdrawalColumns} FROM cashier.withdrawals
    WHERE state IN ('requested', 'checks', 'approved', 'sent') AND late_at IS NULL
      AND (state = 'checks' OR awaited_since IS NOT NULL OR promised_at <= ${asked.now})
      AND (${asked.after ?? null}::uuid IS NULL OR withdrawal_id > ${asked.after ?? null}::uuid)
    ORDER BY withdrawal_id LIMIT ${asked.limit}
  `.execute(db);
  return rows.map(toWithdrawal);
}

/** Whether any part of what was asked for at once was credited for being late. */
export async function isPartCredited(tx: Transact, one: Withdrawal): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM cashier.withdrawals
    WHERE player_id = ${one.playerId} AND late_transfer_id IS NOT NULL
      AND coalesce(split_from, withdrawal_id) = ${one.splitFrom ?? one.id}
    LIMIT 1
  `.execute(tx);
  return rows.length > 0;
}

/** How many are under way longer than was promised. */
export async function countLateWithdrawals({ pool }: Pick<Database, "pool">): Promise<number> {
  const { rows } = await pool.query<{ late: number }>(
    `SELECT count(*)::int AS late FROM cashier.withdrawals
     WHERE state IN ('requested', 'checks', 'approved', 'sent') AND late_at IS NOT NULL`,
  );
  return rows[0]?.late ?? 0;
}

/** A provider was asked about it, or asked to take it. */
export async function markChecked(db: Db, which: Which, at: Date): Promise<void> {
  await sql`
    UPDATE cashier.withdrawals SET checked_at = ${at}
    WHERE player_id = ${which.playerId} AND withdrawal_id = ${which.id}
  `.execute(db);
}

/** For a worker that looks every few seconds: is there anything that rules, providers or a promise wait for? */
export async function hasWithdrawalToMove({ pool }: Pick<Database, "pool">): Promise<boolean> {
  const { rows } = await pool.query<{ due: boolean }>(
    `SELECT EXISTS (
       SELECT FROM cashier.withdrawals
       WHERE state = 'requested'
         OR (state = 'approved' AND provider_reference IS NULL AND stop_asked_at IS NULL)
         OR (state IN ('checks', 'approved', 'sent') AND promised_at <= now()
           AND late_at IS NULL AND awaited_since IS NULL)
     ) AS due`,
  );
  return rows[0]?.due === true;
}
