import type { Database, Transact } from "@croupier/database";
import type { Asset } from "@croupier/kit/money";
import { sql } from "kysely";
import type { CardFacts } from "./decide-approval.ts";

type Db = Database["db"] | Transact;

/**
 * The card that paid the deposit to which a withdrawal goes back, over all deposits of the player that it
 * paid: cards are told apart by brand and last digits, as providers tell us.
 */
export async function readCardFacts(
  db: Db,
  asked: {
    readonly playerId: string;
    readonly asset: Asset;
    readonly depositId: string;
    readonly withdrawalId: string;
  },
): Promise<CardFacts> {
  const { playerId, asset, depositId, withdrawalId } = asked;
  const { rows } = await sql<CardFacts>`
    WITH paid AS (
      SELECT d.deposit_id, d.asset, d.amount, came.at
      FROM cashier.deposits AS d
      JOIN cashier.deposits AS back ON back.player_id = d.player_id AND back.deposit_id::text = ${depositId}
        AND back.paid_with = d.paid_with AND back.provider = d.provider
      CROSS JOIN LATERAL (
        SELECT min(e.recorded_at) AS at FROM cashier.deposit_events AS e
        WHERE e.player_id = d.player_id AND e.deposit_id = d.deposit_id AND e.state_after = 'completed'
      ) AS came
      WHERE d.player_id = ${playerId} AND d.method = 'card' AND came.at IS NOT NULL
    )
    SELECT (SELECT min(at) FROM paid) AS since,
      (SELECT coalesce(sum(amount), 0) FROM paid WHERE asset = ${asset})::bigint
        - (SELECT coalesce(sum(r.taken + r.owed), 0) FROM cashier.deposit_reversals AS r
           JOIN paid USING (deposit_id)
           WHERE r.player_id = ${playerId} AND r.state = 'taken' AND r.asset = ${asset})::bigint AS brought,
      (SELECT coalesce(sum(w.amount), 0) FROM cashier.withdrawals AS w
       JOIN paid ON paid.deposit_id::text = w.destination_id
       WHERE w.player_id = ${playerId} AND w.method = 'CARD' AND w.asset = ${asset}
         AND w.withdrawal_id <> ${withdrawalId}
         AND w.state NOT IN ('rejected', 'cancelled', 'failed', 'returned'))::bigint AS "paidOut"
  `.execute(db);
  return rows[0] ?? { since: null, brought: 0n, paidOut: 0n };
}

/** The last change of what guards the money, of which a new card is one; a card that nobody named is new each time. */
export async function readLastChange(
  db: Db,
  { playerId, changedAt }: { readonly playerId: string; readonly changedAt: Date | null },
): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    SELECT greatest(max(first.at), ${changedAt}::timestamptz) AS at
    FROM (
      SELECT min(e.recorded_at) AS at
      FROM cashier.deposits AS d
      JOIN cashier.deposit_events AS e ON e.player_id = d.player_id AND e.deposit_id = d.deposit_id
        AND e.state_after = 'completed'
      WHERE d.player_id = ${playerId} AND d.method = 'card'
      GROUP BY d.provider, coalesce(d.paid_with, d.deposit_id::text)
    ) AS first
  `.execute(db);
  return rows[0]?.at ?? null;
}
