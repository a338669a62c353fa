import type { Database, Transact } from "@croupier/database";
import { hourMs } from "@croupier/kit/time";
import { sql } from "kysely";
import { hashToken, mintToken } from "../session-token.ts";

/** Writes a link down and answers its token, which goes into the letter and nowhere else. */
export async function makeLink(
  tx: Transact,
  { playerId, brand, now }: { playerId: string; brand: string; now: Date },
): Promise<string> {
  const token = mintToken();
  await sql`
    INSERT INTO players.password_reset (token_hash, brand, player_id, expires_at)
    VALUES (${hashToken(token)}, ${brand}, ${playerId}, ${new Date(now.getTime() + hourMs)})
  `.execute(tx);
  return token;
}

export async function findLink(
  executor: Transact | Database["db"],
  { token, brand, now }: { token: string; brand: string; now: Date },
): Promise<string | undefined> {
  const hash = hashToken(token);
  if (hash === undefined) return undefined;
  const { rows } = await sql<{ player_id: string }>`
    SELECT player_id FROM players.password_reset
    WHERE token_hash = ${hash} AND brand = ${brand} AND expires_at > ${now}
  `.execute(executor);
  return rows[0]?.player_id;
}

/** Used up, with every other link of the player. False: somebody was faster. */
export async function spendLink(
  tx: Transact,
  { token, playerId, now }: { token: string; playerId: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM players.password_reset WHERE token_hash = ${hashToken(token)} AND expires_at > ${now}
    RETURNING player_id
  `.execute(tx);
  if (rows.length === 1) await dropLinks(tx, playerId);
  return rows.length === 1;
}

export async function dropLinks(tx: Transact, playerId: string): Promise<void> {
  await sql`DELETE FROM players.password_reset WHERE player_id = ${playerId}`.execute(tx);
}

export async function forgetLinksBefore(database: Database, moment: Date): Promise<void> {
  await sql`DELETE FROM players.password_reset WHERE expires_at < ${moment}`.execute(database.db);
}
