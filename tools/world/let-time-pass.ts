import { connect } from "@croupier/database";
import type { World } from "./boot.ts";
import type { Person } from "./people.ts";

/** What is measured in the time of the database, and the moments of it. */
const moments = {
  "players.limit_version": ["asked_at", "counts_from"],
  "players.play_break": ["began_at", "ends_at"],
  "players.exclusion": ["began_at", "may_return_at"],
  "players.exclusion_return": ["asked_at", "counts_from"],
  "players.text_code": ["sent_at", "expires_at"],
} as const;

/** However much time passes, nobody is signed out by it, as who is here for twelve hours would be. */
const sessionsGrowOlder = `
  UPDATE players.session
  SET started_at = greatest(started_at - $2::interval, now() - interval '11 hours')
  WHERE player_id = $1
`;

/**
 * Nobody waits for a day: what one person did happened that much earlier. Only who may change
 * history in a database of its own can say so, which no process of ours may.
 */
export async function letTimePass(
  { adminUrl }: Pick<World, "adminUrl">,
  { id }: Pick<Person, "id">,
  /** As PostgreSQL says it: `25 hours`. */
  interval: string,
): Promise<void> {
  const database = connect({ url: adminUrl, max: 1, name: "test world" });
  try {
    for (const [table, columns] of Object.entries(moments)) {
      const moved = columns.map((column) => `${column} = ${column} - $2::interval`).join(", ");
      await database.pool.query(`UPDATE ${table} SET ${moved} WHERE player_id = $1`, [
        id,
        interval,
      ]);
    }
    await database.pool.query(sessionsGrowOlder, [id, interval]);
  } finally {
    await database.close();
  }
}
