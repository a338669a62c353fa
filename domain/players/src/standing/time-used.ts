import type { Database, Transact } from "@croupier/database";
import { sql } from "kysely";

export type TimeUsed = { readonly minor: bigint; readonly earliest: Date | null };

/**
 * Seconds each of these players spent here within each of the spans that end now, and when the first of them began. Two devices
 * at once are one person: what overlaps counts once. Added up by the database, because a player who came
 * and went five thousand times asks with every stake.
 */
export async function readTimeUsed(
  db: Database["db"] | Transact,
  asked: { playerIds: readonly string[]; spansMs: readonly number[]; now: Date },
): Promise<ReadonlyMap<string, readonly TimeUsed[]>> {
  const { playerIds, spansMs, now } = asked;
  const starts = spansMs.map((ms) => new Date(now.getTime() - ms));
  const since = new Date(now.getTime() - Math.max(...spansMs));
  const { rows } = await sql<TimeUsed & { player_id: string }>`
    WITH here AS MATERIALIZED (
      SELECT asked.player_id, of_player.spans
      FROM unnest(${playerIds}::uuid[]) AS asked (player_id)
      CROSS JOIN LATERAL (
        SELECT range_agg(tstzrange(started_at, last_active_at)) AS spans
        FROM (
          SELECT started_at, last_active_at FROM players.session AS s
          WHERE s.player_id = asked.player_id AND last_active_at > ${since}
          UNION ALL
          SELECT started_at, last_active_at FROM players.past_session AS s
          WHERE s.player_id = asked.player_id AND last_active_at > ${since}
        ) AS known
      ) AS of_player
    )
    SELECT
      player_id,
      floor(coalesce(extract(epoch FROM sum(upper(part) - lower(part))), 0))::bigint AS minor,
      min(lower(part)) AS earliest
    FROM here
    CROSS JOIN unnest(${starts}::timestamptz[]) WITH ORDINALITY AS window_of (start, place)
    LEFT JOIN LATERAL
      unnest(here.spans * tstzmultirange(tstzrange(window_of.start, ${now}))) AS part ON true
    GROUP BY player_id, place ORDER BY player_id, place
  `.execute(db);
  const usedBy = new Map<string, TimeUsed[]>();
  for (const { player_id, ...used } of rows) {
    usedBy.set(player_id, [...(usedBy.get(player_id) ?? []), used]);
  }
  return usedBy;
}
