import type { FreshDatabase } from "@croupier/database/testing";
import type { Transact } from "@croupier/database";
import { sql } from "kysely";
import { expect } from "vitest";

/**
 * Lets an act begin while somebody else changes the same player, and finish when they have committed: what
 * it answers must know of what they did. Red when the act does not wait at all.
 */
export async function actBehind<Answer>(
  { database }: FreshDatabase,
  playerId: string,
  change: (tx: Transact) => Promise<unknown>,
  act: () => Promise<Answer>,
  whenItWaits = async () => {},
): Promise<Answer> {
  const acting = await database.db.transaction().execute(async (tx) => {
    await sql`
      SELECT FROM players.profile WHERE player_id = ${playerId} FOR NO KEY UPDATE
    `.execute(tx);
    await change(tx);
    const begun = act();
    await expect.poll(() => countWaiting(database), { timeout: 20_000 }).toBe(1);
    await whenItWaits();
    // Wrapped, because the answer comes only after this has been committed.
    return { begun };
  });
  return acting.begun;
}

async function countWaiting({ db }: FreshDatabase["database"]): Promise<number> {
  const { rows } = await sql`
    SELECT FROM pg_stat_activity
    WHERE wait_event_type = 'Lock' AND datname = current_database()
  `.execute(db);
  return rows.length;
}
