import type { Database } from "@croupier/database";
import { sql } from "kysely";

/** Which of these players have confirmed the address that stands on their profile. */
export async function findConfirmed(
  database: Database,
  playerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ player_id: string }>`
    SELECT c.player_id
    FROM players.confirmed_email AS c JOIN players.profile AS p USING (player_id)
    WHERE c.player_id = ANY (${[...playerIds]}::uuid[]) AND c.email = p.email
  `.execute(database.db);
  return new Set(rows.map(({ player_id }) => player_id));
}
