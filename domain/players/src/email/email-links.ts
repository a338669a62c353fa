import type { Database, Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import type { Clock } from "@croupier/kit/time";
import { dayMs } from "@croupier/kit/time";
import { sql } from "kysely";
import { hashToken, mintToken } from "../session-token.ts";

export type LinkPurpose = "confirm" | "change_old" | "change_new";

export type EmailLink = {
  readonly playerId: string;
  readonly purpose: LinkPurpose;
  /** The mailbox it went to. */
  readonly email: string;
  readonly changeId: string | null;
};

export const linkLivesMs = dayMs;

/** Links of letters: made with the letter, opened once. */
export function createEmailLinks({ clock }: { clock: Clock }) {
  return {
    /** The token stands in the letter and nowhere else. */
    async mint(tx: Transact, link: EmailLink & { readonly brand: string }): Promise<string> {
      const token = mintToken();
      const linkId = uuidv7();
      const now = clock();
      const ends = new Date(now.getTime() + linkLivesMs);
      await sql`
        INSERT INTO players.email_link
          (player_id, link_id, purpose, email, change_id, token_hash, sent_at, expires_at)
        VALUES (${link.playerId}, ${linkId}, ${link.purpose}, ${link.email}, ${link.changeId},
                ${hashToken(token)}, ${now}, ${ends})
      `.execute(tx);
      await sql`
        INSERT INTO players.email_link_directory (token_hash, brand, player_id, link_id)
        VALUES (${hashToken(token)}, ${link.brand}, ${link.playerId}, ${linkId})
      `.execute(tx);
      return token;
    },

    /** Undefined for one that was used, is too old, belongs elsewhere, or never was. */
    async use(
      tx: Transact,
      { token, brand }: { token: string; brand: string },
    ): Promise<EmailLink | undefined> {
      const hash = hashToken(token);
      if (hash === undefined) return undefined;
      const now = clock();
      const { rows } = await sql<EmailLink>`
        WITH found AS (
          DELETE FROM players.email_link_directory
          WHERE token_hash = ${hash} AND brand = ${brand} RETURNING player_id, link_id
        )
        UPDATE players.email_link AS l SET used_at = ${now} FROM found AS f
        WHERE l.player_id = f.player_id AND l.link_id = f.link_id
          AND l.used_at IS NULL AND l.expires_at > ${now}
        RETURNING l.player_id AS "playerId", l.purpose, l.email, l.change_id AS "changeId"
      `.execute(tx);
      return rows[0];
    },

    /** For the worker: opened or too old, and no letter of the last day. The mailbox goes with it. */
    async forgetBefore({ db }: Database, moment: Date): Promise<void> {
      await sql`
        WITH gone AS (
          DELETE FROM players.email_link WHERE expires_at < ${moment} RETURNING token_hash
        )
        DELETE FROM players.email_link_directory AS d USING gone
        WHERE d.token_hash = gone.token_hash
      `.execute(db);
    },

    /** When letters with links for this went to the player, within the last day. */
    async sentAt(tx: Transact, playerId: string, purpose: LinkPurpose): Promise<readonly Date[]> {
      const { rows } = await sql<{ sent_at: Date }>`
        SELECT sent_at FROM players.email_link
        WHERE player_id = ${playerId} AND purpose = ${purpose}
          AND sent_at > ${new Date(clock().getTime() - dayMs)}
      `.execute(tx);
      return rows.map((row) => row.sent_at);
    },
  };
}

export type EmailLinks = ReturnType<typeof createEmailLinks>;
