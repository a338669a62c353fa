import { planOnce, type Database, type Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { limitKinds, limitWindows, type LimitKind, type LimitWindow } from "@croupier/policy";
import { sql } from "kysely";
import type { LimitVersion } from "./limit.ts";

type Row = {
  player_id: string;
  version_id: string;
  kind: LimitKind;
  time_window: LimitWindow;
  set_by: LimitVersion["setBy"];
  value: bigint | null;
  waits: boolean;
  asked_at: Date;
  counts_from: Date;
  answer: "confirmed" | "withdrawn" | null;
  answered_at: Date | null;
};

/**
 * What may count of the versions of each of these players; of whoever set none there is nothing. Of each limit that is the last that counted at once, the last
 * that has to wait and those that were confirmed: how often they changed it before costs nothing.
 */
export async function readVersions(
  db: Database["db"] | Transact,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, readonly LimitVersion[]>> {
  if (playerIds.length === 0) return new Map();
  const newest = (waits: ReturnType<typeof sql>) => sql`
    SELECT v.version_id FROM players.limit_version AS v
    WHERE v.player_id = asked.player_id AND v.kind = one.kind AND v.time_window = one.time_window
      AND v.set_by = one.set_by AND ${waits}
    ORDER BY v.asked_at DESC, v.version_id DESC LIMIT 1
  `;
  const { rows } = await sql<Row>`${sql.raw(planOnce)}
    WITH asked AS MATERIALIZED (
      SELECT p.player_id FROM unnest(${playerIds}::uuid[]) AS p (player_id)
      WHERE EXISTS (SELECT FROM players.limit_version AS v WHERE v.player_id = p.player_id)
    ), one AS (
      SELECT kind, time_window, set_by
      FROM unnest(${[...limitKinds]}::text[]) AS kind,
           unnest(${[...limitWindows]}::text[]) AS time_window,
           unnest(ARRAY['player', 'operator']) AS set_by
    ), counting AS (
      SELECT asked.player_id, n.version_id FROM asked CROSS JOIN one CROSS JOIN LATERAL (
        (${newest(sql`NOT v.waits`)}) UNION ALL (${newest(sql`v.waits`)})
      ) AS n
      UNION
      SELECT player_id, version_id FROM asked JOIN players.limit_answer USING (player_id)
      WHERE answer = 'confirmed'
    )
    SELECT v.player_id, v.version_id, v.kind, v.time_window, v.set_by, v.value, v.waits, v.asked_at,
           v.counts_from, a.answer, a.answered_at
    FROM counting JOIN players.limit_version AS v USING (player_id, version_id)
    LEFT JOIN players.limit_answer AS a USING (player_id, version_id)
  `.execute(db);
  const versionsOf = new Map<string, LimitVersion[]>();
  for (const row of rows) {
    const of = versionsOf.get(row.player_id) ?? [];
    versionsOf.set(row.player_id, [...of, versionOf(row)]);
  }
  return versionsOf;
}

function versionOf(row: Row): LimitVersion {
  return {
    id: row.version_id,
    kind: row.kind,
    window: row.time_window,
    setBy: row.set_by,
    value: row.value,
    waits: row.waits,
    askedAt: row.asked_at,
    countsFrom: row.counts_from,
    ...(row.answer === null || row.answered_at === null
      ? {}
      : { answer: { kind: row.answer, at: row.answered_at } }),
  };
}

/** Under the lock of the player, so that a version is never younger than a deposit it should stop. */
export async function insertVersion(
  tx: Transact,
  playerId: string,
  version: Omit<LimitVersion, "id" | "answer">,
): Promise<void> {
  await sql`
    INSERT INTO players.limit_version
      (player_id, version_id, kind, time_window, set_by, value, waits, asked_at, counts_from)
    VALUES (${playerId}, ${uuidv7()}, ${version.kind}, ${version.window}, ${version.setBy},
            ${version.value}, ${version.waits}, ${version.askedAt}, ${version.countsFrom})
  `.execute(tx);
}

export async function insertAnswer(
  tx: Transact,
  asked: { playerId: string; id: string; answer: "confirmed" | "withdrawn"; now: Date },
): Promise<void> {
  await sql`
    INSERT INTO players.limit_answer (player_id, version_id, answer, answered_at)
    VALUES (${asked.playerId}, ${asked.id}, ${asked.answer}, ${asked.now})
  `.execute(tx);
}
