import type { Database, Transact } from "@croupier/database";
import { sql } from "kysely";

/** What keeps the books from letting go of a player: money that is there, and when some last moved. */
export type MoneyKept = { readonly isOpen: boolean; readonly lastMovedAt: Date | null };

export async function readMoneyKept(
  db: Database["db"] | Transact,
  playerId: string,
): Promise<MoneyKept> {
  const { rows } = await sql<MoneyKept>`
    SELECT EXISTS (
             SELECT FROM ledger.accounts WHERE player_id = ${playerId} AND balance <> 0
           ) AS "isOpen",
           (SELECT max(happened_at) FROM ledger.transfers WHERE player_id = ${playerId})
             AS "lastMovedAt"
  `.execute(db);
  return rows[0] ?? { isOpen: false, lastMovedAt: null };
}
