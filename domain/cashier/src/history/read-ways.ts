import type { Database } from "@croupier/database";
import { sql } from "kysely";
import { toWay, wayColumns, type Way, type WayRow } from "./way.ts";

/** By the ids of movements in a player's books; of what no payment moved, nothing. */
export async function readWays(
  db: Database["db"],
  { playerId, ids }: { readonly playerId: string; readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, Way>> {
  if (ids.length === 0) return new Map();
  const asked = sql`ANY (${[...ids]}::uuid[])`;
  const { rows } = await sql<WayRow & { id: string }>`
    SELECT d.deposit_id AS id, ${wayColumns.deposit} FROM cashier.deposits AS d
    WHERE d.player_id = ${playerId} AND d.deposit_id = ${asked}
    UNION ALL
    SELECT r.reversal_id, ${wayColumns.deposit} FROM cashier.deposit_reversals AS r
    JOIN cashier.deposits AS d USING (player_id, deposit_id)
    WHERE r.player_id = ${playerId} AND r.reversal_id = ${asked}
    UNION ALL
    SELECT moved.id, ${wayColumns.withdrawal} FROM cashier.withdrawals AS w
    CROSS JOIN LATERAL unnest(w.withdrawal_id || w.transfer_ids) AS moved (id)
    LEFT JOIN cashier.deposits AS d ON w.method = 'CARD'
      AND d.player_id = w.player_id AND d.deposit_id::text = w.destination_id
    WHERE w.player_id = ${playerId} AND moved.id = ${asked}
    UNION ALL
    SELECT moved.id, ${wayColumns.sent} FROM cashier.player_transfers AS t
    CROSS JOIN LATERAL (VALUES (t.transfer_id), (t.settlement_id)) AS moved (id)
    WHERE t.player_id = ${playerId} AND moved.id = ${asked}
    UNION ALL
    SELECT t.settlement_id, ${wayColumns.received} FROM cashier.player_transfers AS t
    WHERE t.recipient_id = ${playerId} AND t.settlement_id = ${asked}
  `.execute(db);
  return new Map(rows.map(({ id, ...row }) => [id, toWay(row)]));
}
