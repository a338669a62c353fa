import type { Database, Transact } from "@croupier/database";
import type { Asset } from "@croupier/kit/money";
import { sql } from "kysely";
import { assetCode } from "./asset-code.ts";

export type UnstakedAsked = {
  readonly playerId: string;
  readonly asset: Asset;
  /** How much of a deposit has to be staked. */
  readonly percent: number;
};

/**
 * How much of what each deposited since has not been staked, in their order: each stake counts against the
 * deposits before it, never against those to come. So it is the largest sum from some deposit on until now.
 * What came in one moment is counted together: the time is in the index of limits, and the rows are not read.
 */
export async function readUnstaked(
  db: Database["db"] | Transact,
  { asked, since }: { asked: readonly UnstakedAsked[]; since: Date },
): Promise<readonly bigint[]> {
  const { rows } = await sql<{ minor: bigint }>`
    SELECT unstaked.minor
    FROM unnest(
      ${asked.map(({ playerId }) => playerId)}::uuid[],
      ${asked.map(({ asset }) => assetCode(asset))}::text[],
      ${asked.map(({ percent }) => percent)}::bigint[]
    ) WITH ORDINALITY AS asked (player_id, asset, percent, ordinal)
    CROSS JOIN LATERAL (
      WITH moved AS (
        SELECT t.recorded_at,
          CASE t.kind WHEN 'deposit' THEN t.amount * asked.percent / 100
            WHEN 'stake' THEN -t.amount ELSE t.amount END AS step
        FROM ledger.transfers AS t
        WHERE t.player_id = asked.player_id AND t.asset = asked.asset
          AND t.kind IN ('deposit', 'stake', 'void', 'win') AND t.kind <> 'win'
          AND t.recorded_at >= (
            SELECT min(d.recorded_at) FROM ledger.transfers AS d
            WHERE d.player_id = asked.player_id AND d.asset = asked.asset
              AND d.recorded_at > ${since}
              AND d.kind IN ('deposit', 'stake', 'void', 'win') AND d.kind = 'deposit')
      ),
      sums AS (
        SELECT sum(m.step) OVER (ORDER BY m.recorded_at DESC) AS suffix
        FROM moved AS m
      )
      SELECT greatest(coalesce(max(s.suffix), 0), 0)::bigint AS minor FROM sums AS s
    ) AS unstaked
    ORDER BY asked.ordinal
  `.execute(db);
  return rows.map(({ minor }) => minor);
}
