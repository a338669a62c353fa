import type { Database, Transact } from "@croupier/database";
import { sql } from "kysely";

/**
 * Whoever owes money does not play and takes nothing out until it is there. Written in the transaction
 * in which they begin to owe, or cease to.
 */
export async function writePlayHold(
  tx: Transact,
  asked: { readonly playerId: string; readonly isOwing: boolean; readonly at: Date },
): Promise<void> {
  const { playerId, isOwing, at } = asked;
  await (
    isOwing
      ? sql`
        INSERT INTO players.play_hold (player_id, began_at) VALUES (${playerId}, ${at})
        ON CONFLICT (player_id) DO UPDATE
        SET began_at = CASE WHEN play_hold.ended_at IS NULL THEN play_hold.began_at ELSE excluded.began_at END,
            ended_at = NULL
      `
      : sql`
        UPDATE players.play_hold SET ended_at = ${at}
        WHERE player_id = ${playerId} AND ended_at IS NULL
      `
  ).execute(tx);
}

const atOnce = 100;

/** Who owes, the longest first: what they have won since pays it. */
export async function readOwing({
  db,
}: Database): Promise<readonly { readonly playerId: string; readonly currency: string }[]> {
  const { rows } = await sql<{ playerId: string; currency: string }>`
    SELECT p.player_id AS "playerId", p.currency FROM players.play_hold AS h
    JOIN players.profile AS p ON p.player_id = h.player_id
    WHERE h.ended_at IS NULL ORDER BY h.began_at LIMIT ${atOnce}
  `.execute(db);
  return rows;
}
