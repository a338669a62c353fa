import { transact, type Database } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { sql } from "kysely";
import type { DeskHand, RecordAct } from "./desk-act.ts";

/** What staff tell each other about a player. Plain words: nobody makes markup of them. */
export type Note = {
  readonly id: string;
  readonly writtenAt: Date;
  readonly staffId: string;
  readonly words: string;
};

const notesMax = 200;

export function createNotes({ database, record }: { database: Database; record: RecordAct }) {
  return {
    /** Newest first. */
    async listNotes(playerId: string): Promise<Note[]> {
      const { rows } = await sql<Note>`
        SELECT note_id AS id, written_at AS "writtenAt", staff_id AS "staffId", words
        FROM players.note WHERE player_id = ${playerId}
        ORDER BY written_at DESC, note_id DESC LIMIT ${notesMax}
      `.execute(database.db);
      return rows;
    },

    addNote: (
      note: DeskHand & { readonly playerId: string; readonly words: string },
    ): Promise<Result<Note, { readonly code: "not_found" }>> =>
      transact(database, async (tx) => {
        const { playerId, staffId, words } = note;
        const { rows } = await sql<Note>`
          INSERT INTO players.note (player_id, note_id, staff_id, words)
          SELECT player_id, ${uuidv7()}, ${staffId}::uuid, ${words}
          FROM players.profile WHERE player_id = ${playerId}
          RETURNING note_id AS id, written_at AS "writtenAt", staff_id AS "staffId", words
        `.execute(tx);
        const [written] = rows;
        if (written === undefined) return refuse({ code: "not_found" });
        const facts = { note: written.id };
        await record(tx, { staffId, action: "players.noted", subject: playerId, facts });
        return ok(written);
      }),
  };
}
