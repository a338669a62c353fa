import { planOnce, type Database } from "@croupier/database";
import { secondMs, type Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import { decideSession, type SessionLimits } from "./decide-session.ts";

/** Activity is written down at most this often: the idle clock needs no finer hand. */
const touchEveryMs = 10 * secondMs;

type Asked = {
  readonly playerId: string;
  readonly sessionId: string;
  /** A play is activity of its player and moves the idle clock; a look is none. */
  readonly touch: boolean;
};

type Row = { ordinal: number; started_at: Date; last_active_at: Date };

/**
 * For what is tied to a signing in without its cookie, such as a game in a frame: whether each of these goes
 * on, in their order. Thousands play at once, so they are asked about together.
 */
export function createSessionsGoOn({
  database,
  clock,
  limits,
  isBlockedOver = true,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: SessionLimits;
  /** Where a block is told apart by whoever asks the standing, what is tied to the session is not over by it. */
  readonly isBlockedOver?: boolean;
}) {
  /** Which of them are there still. Rows are locked in one order: two processes may touch the same ones. */
  async function touch(asked: readonly Asked[], now: Date): Promise<ReadonlySet<string>> {
    const { rows } = await sql<{ session_id: string }>`${sql.raw(planOnce)}
      WITH there AS MATERIALIZED (
        SELECT s.player_id, s.session_id
        FROM players.session AS s
        WHERE (s.player_id, s.session_id) IN (
          SELECT unnest((SELECT ${asked.map(({ playerId }) => playerId)}::uuid[])),
            unnest((SELECT ${asked.map(({ sessionId }) => sessionId)}::uuid[]))
        )
        ORDER BY s.player_id, s.session_id
        FOR NO KEY UPDATE
      )
      UPDATE players.session AS s SET last_active_at = greatest(s.last_active_at, ${now})
      FROM there
      WHERE s.player_id = there.player_id AND s.session_id = there.session_id
      RETURNING s.session_id
    `.execute(database.db);
    return new Set(rows.map((row) => row.session_id));
  }

  return async (asked: readonly Asked[]): Promise<readonly boolean[]> => {
    const { rows } = await sql<Row>`${sql.raw(planOnce)}
      SELECT asked.ordinal::integer, s.started_at, s.last_active_at
      -- Behind a SELECT the planner cannot count them: it would plan anew for every list.
      FROM unnest(
        (SELECT ${asked.map(({ playerId }) => playerId)}::uuid[]),
        (SELECT ${asked.map(({ sessionId }) => sessionId)}::uuid[])
      ) WITH ORDINALITY AS asked (player_id, session_id, ordinal)
      JOIN players.session AS s ON s.player_id = asked.player_id AND s.session_id = asked.session_id
      JOIN players.profile AS p ON p.player_id = s.player_id
        AND (p.status <> 'blocked' OR NOT ${isBlockedOver}::boolean)
    `.execute(database.db);
    const now = clock();
    const liveSince = new Map(
      rows.flatMap(({ ordinal, started_at: startedAt, last_active_at: lastActiveAt }) =>
        decideSession({ startedAt, lastActiveAt }, now, limits).live
          ? [[ordinal, lastActiveAt] as const]
          : [],
      ),
    );
    const isDue = (one: Asked, index: number): boolean => {
      const lastActiveAt = liveSince.get(index + 1);
      return (
        one.touch &&
        lastActiveAt !== undefined &&
        now.getTime() - lastActiveAt.getTime() >= touchEveryMs
      );
    };
    const due = asked.filter(isDue);
    // What was ended in the meantime is touched no more.
    const touched = due.length === 0 ? new Set<string>() : await touch(due, now);
    return asked.map((one, index) =>
      isDue(one, index) ? touched.has(one.sessionId) : liveSince.has(index + 1),
    );
  };
}
