import type { Transact } from "@croupier/database";
import { sql } from "kysely";

/**
 * A validated number is of one account of its brand. False: it is another's. The directory decides, so
 * of two who come at the same moment one waits and is refused. The number before goes free.
 */
export async function claimPhone(tx: Transact, playerId: string, phone: string): Promise<boolean> {
  await sql`
    INSERT INTO players.phone_directory (brand, phone, player_id)
    SELECT brand, ${phone}, player_id FROM players.profile WHERE player_id = ${playerId}
    ON CONFLICT DO NOTHING
  `.execute(tx);
  const { rows } = await sql`
    SELECT FROM players.phone_directory WHERE player_id = ${playerId} AND phone = ${phone}
  `.execute(tx);
  if (rows.length === 0) return false;
  await sql`
    DELETE FROM players.phone_directory WHERE player_id = ${playerId} AND phone <> ${phone}
  `.execute(tx);
  return true;
}
