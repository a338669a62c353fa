import type { Database } from "@croupier/database";
import type { Player } from "./open-players.ts";

/** What a code by letter would bring about, in every session they have. */
export async function prove({ pool }: Database, { id }: Pick<Player, "id">): Promise<void> {
  await pool.query(
    `INSERT INTO players.step_up (player_id, session_id, operation, proved_with, expires_at)
     SELECT player_id, session_id, 'withdraw', 'EMAIL', now() + interval '60 days'
     FROM players.session WHERE player_id = $1
     ON CONFLICT (player_id, session_id, operation) DO UPDATE SET expires_at = excluded.expires_at`,
    [id],
  );
}
