import type { Database, Transact } from "@croupier/database";
import { minuteMs, type Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import { hashToken, mintToken } from "../session-token.ts";

const livesMs = 5 * minuteMs;

/** The password was right, the second factor is due. What is found here is nobody's session. */
export function createPartialSessions({ database, clock }: { database: Database; clock: Clock }) {
  return {
    async start(tx: Transact, who: { playerId: string; brand: string }): Promise<string> {
      const token = mintToken();
      const expiresAt = new Date(clock().getTime() + livesMs);
      await sql`
        INSERT INTO players.partial_session (token_hash, brand, player_id, expires_at)
        VALUES (${hashToken(token)}, ${who.brand}, ${who.playerId}, ${expiresAt})
      `.execute(tx);
      return token;
    },

    async find(token: string | undefined, brand: string): Promise<string | undefined> {
      const hash = token === undefined ? undefined : hashToken(token);
      if (hash === undefined) return undefined;
      const { rows } = await sql<{ player_id: string }>`
        SELECT player_id FROM players.partial_session
        WHERE token_hash = ${hash} AND brand = ${brand} AND expires_at > ${clock()}
      `.execute(database.db);
      return rows[0]?.player_id;
    },

    /** Used up with the session it leads to. False: somebody was faster. */
    async spend(tx: Transact, token: string): Promise<boolean> {
      const { rows } = await sql`
        DELETE FROM players.partial_session
        WHERE token_hash = ${hashToken(token)} AND expires_at > ${clock()}
        RETURNING player_id
      `.execute(tx);
      return rows.length === 1;
    },

    /** With a new password, whatever the old one opened is shut. */
    async endAllOf(tx: Transact, playerId: string): Promise<void> {
      await sql`DELETE FROM players.partial_session WHERE player_id = ${playerId}`.execute(tx);
    },

    async forgetBefore(moment: Date): Promise<void> {
      await sql`DELETE FROM players.partial_session WHERE expires_at < ${moment}`.execute(
        database.db,
      );
    },
  };
}

export type PartialSessions = ReturnType<typeof createPartialSessions>;
