import type { Database } from "@croupier/database";
import { sql } from "kysely";

const batch = 1_000;

/** Game sessions that ended before, with their tokens, in pieces that keep nobody waiting. Rounds stay. */
export async function forgetGameSessions({ db }: Database, endedBefore: Date): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ sessions: number }>`
      WITH ended AS (
        DELETE FROM casino.sessions
        WHERE (player_id, game_session_id) IN (
          SELECT player_id, game_session_id FROM casino.sessions
          WHERE expires_at < ${endedBefore} ORDER BY expires_at LIMIT ${batch}
        )
        RETURNING player_id, game_session_id
      ), tokens AS (
        DELETE FROM casino.token_directory AS t USING ended AS e
        WHERE t.player_id = e.player_id AND t.game_session_id = e.game_session_id
      )
      SELECT count(*)::int AS sessions FROM ended
    `.execute(db);
    if ((rows[0]?.sessions ?? 0) < batch) return;
  }
}
