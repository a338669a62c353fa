import type { Database } from "@croupier/database";
import { sql } from "kysely";

const batch = 1_000;

/** Sessions that ended before, with their tokens, in pieces that keep nobody waiting. Calls stay for good. */
export async function forgetPlaySessions({ db }: Database, endedBefore: Date): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ sessions: number }>`
      WITH ended AS (
        DELETE FROM providers.play_session
        WHERE (player_id, play_session_id) IN (
          SELECT player_id, play_session_id FROM providers.play_session
          WHERE expires_at < ${endedBefore} ORDER BY expires_at LIMIT ${batch}
        )
        RETURNING player_id, play_session_id
      ), tokens AS (
        DELETE FROM providers.token_directory AS t USING ended AS e
        WHERE t.player_id = e.player_id AND t.play_session_id = e.play_session_id
      )
      SELECT count(*)::int AS sessions FROM ended
    `.execute(db);
    if ((rows[0]?.sessions ?? 0) < batch) return;
  }
}

/** What providers were answered, by the minute, before a moment. */
export async function forgetAnswered({ db }: Database, before: Date): Promise<void> {
  await db.deleteFrom("providers.answered").where("minute", "<", before).execute();
}
