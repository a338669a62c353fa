import type { Transact } from "@croupier/database";
import { sql } from "kysely";

export type LastSignIn = {
  readonly at: Date;
  readonly device: string;
  readonly place: string | undefined;
};

/** Writes down this one and answers the one before. */
export async function replaceLastSignIn(
  tx: Transact,
  playerId: string,
  now: LastSignIn,
): Promise<LastSignIn | undefined> {
  const { rows } = await sql<{ at: Date; device: string; place: string | null }>`
    WITH before AS (
      SELECT signed_in_at AS at, device, place FROM players.last_sign_in
      WHERE player_id = ${playerId}
    ), written AS (
      INSERT INTO players.last_sign_in (player_id, signed_in_at, device, place)
      VALUES (${playerId}, ${now.at}, ${now.device}, ${now.place ?? null})
      ON CONFLICT (player_id) DO UPDATE
        SET signed_in_at = excluded.signed_in_at, device = excluded.device, place = excluded.place
    )
    SELECT at, device, place FROM before
  `.execute(tx);
  return rows[0] && { ...rows[0], place: rows[0].place ?? undefined };
}
