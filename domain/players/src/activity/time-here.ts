import type { Database } from "@croupier/database";
import { sql } from "kysely";

/** A span of time that somebody spent here. */
export type Span = { readonly from: Date; readonly to: Date };

/**
 * Milliseconds spent between two moments. Two devices at once are one person: spans that overlap
 * count once.
 */
export function timeWithin(spans: readonly Span[], from: Date, to: Date): number {
  let spentMs = 0;
  let reached = from.getTime();
  const within = spans.filter((span) => span.to > from && span.from < to);
  for (const span of within.toSorted((one, other) => one.from.getTime() - other.from.getTime())) {
    const begin = Math.max(span.from.getTime(), reached);
    const end = Math.min(span.to.getTime(), to.getTime());
    if (end <= begin) continue;
    spentMs += end - begin;
    reached = end;
  }
  return spentMs;
}

/** Sessions that live and those that ended, as far as they reach into the time asked for. */
export async function readSpans(
  db: Database["db"],
  playerId: string,
  since: Date,
): Promise<Span[]> {
  const { rows } = await sql<Span>`
    SELECT started_at AS "from", last_active_at AS "to" FROM players.session
    WHERE player_id = ${playerId}
    UNION ALL
    SELECT started_at, last_active_at FROM players.past_session
    WHERE player_id = ${playerId} AND last_active_at > ${since}
  `.execute(db);
  return rows;
}
