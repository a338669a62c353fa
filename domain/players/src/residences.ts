import type { Database, Transact } from "@croupier/database";
import type { Place } from "@croupier/policy";
import { sql } from "kysely";

/** Where each of these players lives, in their order; an unknown one lives nowhere we know of. */
export async function readResidences(
  db: Database["db"] | Transact,
  playerIds: readonly string[],
): Promise<readonly Place[]> {
  const { rows } = await sql<{
    player_id: string;
    country_code: string;
    subdivision: string | null;
  }>`
    SELECT player_id, country_code, subdivision FROM players.profile
    WHERE player_id = ANY (${playerIds}::uuid[])
  `.execute(db);
  const found = new Map(rows.map((row) => [row.player_id, row]));
  return playerIds.map((playerId) => {
    const row = found.get(playerId);
    return { countryCode: row?.country_code, subdivision: row?.subdivision ?? undefined };
  });
}
