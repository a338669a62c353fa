import type { Transact } from "@croupier/database";
import { sql } from "kysely";
import { hashToken, mintToken } from "../session-token.ts";

/** A browser that keeps a random token of ours; what it is like is nobody's business. */
export type Recognised = {
  /** To be kept by the browser: its own, or a new one. */
  readonly token: string;
  /** The player has signed in before, and never from here. */
  readonly isNew: boolean;
};

/** Remembers with which browsers a player signs in. */
export async function recogniseDevice(
  tx: Transact,
  { playerId, token, now }: { playerId: string; token: string | undefined; now: Date },
): Promise<Recognised> {
  const known = token === undefined ? undefined : hashToken(token);
  const kept = token === undefined || known === undefined ? mintToken() : token;
  // The sub-select sees what there was before this statement.
  const { rows } = await sql<{ is_new: boolean }>`
    WITH seen AS (
      INSERT INTO players.known_device (player_id, device_hash, first_seen_at, last_seen_at)
      VALUES (${playerId}, ${hashToken(kept)}, ${now}, ${now})
      ON CONFLICT (player_id, device_hash) DO UPDATE SET last_seen_at = excluded.last_seen_at
      RETURNING device_hash
    )
    SELECT EXISTS (SELECT 1 FROM players.known_device WHERE player_id = ${playerId})
       AND NOT EXISTS (
         SELECT 1 FROM players.known_device AS k JOIN seen USING (device_hash)
         WHERE k.player_id = ${playerId}
       ) AS is_new
    FROM seen
  `.execute(tx);
  return { token: kept, isNew: rows[0]?.is_new === true };
}
