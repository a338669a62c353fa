import type { Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { sql } from "kysely";

/**
 * Wrong passwords have locked an account: told once while it lasts. Asked in the same words about a name
 * that nobody bears, or the database would work longer for those that exist.
 */
export async function recordSignInLocked(
  tx: Transact,
  playerId: string | undefined,
): Promise<void> {
  await sql`
    INSERT INTO players.event (player_id, event_id, kind, done_by)
    SELECT p.player_id, ${uuidv7()}, 'sign_in_locked', 'house'
    FROM players.profile AS p
    WHERE p.player_id = ${playerId ?? null}::uuid AND NOT EXISTS (
      SELECT FROM players.event AS told
      WHERE told.player_id = p.player_id AND told.kind = 'sign_in_locked'
        AND told.happened_at > clock_timestamp() - interval '15 minutes'
    )
  `.execute(tx);
}
