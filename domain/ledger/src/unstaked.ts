import type { Database, Transact } from "@croupier/database";
import type { Asset } from "@croupier/kit/money";
import { sql } from "kysely";
import { assetCode } from "./asset-code.ts";

/**
 * How much of what was deposited since has not been staked: each stake counts against the deposits before
 * it, never against those to come. So it is the largest sum from some deposit on until now.
 */
export async function readUnstaked(
  db: Database["db"] | Transact,
  asked: { playerId: string; asset: Asset; percent: number; since: Date },
): Promise<bigint> {
  const { playerId, percent, since } = asked;
  const asset = assetCode(asked.asset);
  const { rows } = await sql<{ minor: bigint }>`
    WITH moved AS (
      SELECT t.recorded_at, t.transfer_id,
        CASE t.kind WHEN 'deposit' THEN t.amount * ${percent}::bigint / 100
          WHEN 'stake' THEN -t.amount ELSE t.amount END AS step
      FROM ledger.transfers AS t
      WHERE t.player_id = ${playerId} AND t.asset = ${asset}
        AND t.kind IN ('deposit', 'stake', 'void', 'win') AND t.kind <> 'win'
        AND t.recorded_at >= (
          SELECT min(d.recorded_at) FROM ledger.transfers AS d
          WHERE d.player_id = ${playerId} AND d.asset = ${asset} AND d.recorded_at > ${since}
            AND d.kind IN ('deposit', 'stake', 'void', 'win') AND d.kind = 'deposit')
    ),
    sums AS (
      SELECT sum(m.step) OVER (ORDER BY m.recorded_at DESC, m.transfer_id DESC) AS suffix
      FROM moved AS m
    )
    SELECT greatest(coalesce(max(s.suffix), 0), 0)::bigint AS minor FROM sums AS s
  `.execute(db);
  return rows[0]?.minor ?? 0n;
}
