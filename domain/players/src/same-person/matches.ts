import { transact, type Database } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { sql } from "kysely";
import type { DeskHand, RecordAct } from "../desk/desk-act.ts";
import { recordEvent } from "../events/record-event.ts";
import type { Evidence } from "./person.ts";

/** An account of somebody who is, or seems to be, excluded at another; nobody has told them apart. */
export type OpenMatch = {
  readonly id: string;
  readonly excludedId: string;
  readonly certainty: "same" | "alike";
  readonly evidence: readonly Evidence[];
  readonly foundAt: Date;
};

export function createMatches({ database, record }: { database: Database; record: RecordAct }) {
  return {
    async listMatches(playerId: string): Promise<OpenMatch[]> {
      const { rows } = await sql<OpenMatch>`
        SELECT m.match_id AS id, m.excluded_id AS "excludedId", m.certainty, m.evidence,
               m.found_at AS "foundAt"
        FROM players.same_person AS m
        WHERE m.player_id = ${playerId} AND NOT EXISTS (
          SELECT FROM players.same_person_answer AS a
          WHERE a.player_id = m.player_id AND a.match_id = m.match_id
        )
        ORDER BY m.found_at DESC, m.match_id
      `.execute(database.db);
      return rows;
    },

    /** These are two people: what one was excluded from does not hold for the other. */
    tellApart: ({
      playerId,
      matchId,
      staffId,
      reason,
    }: DeskHand & {
      readonly playerId: string;
      readonly matchId: string;
      readonly reason: string;
    }): Promise<Result<undefined, { readonly code: "not_found" | "already_answered" }>> =>
      transact(database, async (tx) => {
        const match = await sql`
          SELECT 1 FROM players.same_person
          WHERE player_id = ${playerId} AND match_id = ${matchId}
        `.execute(tx);
        if (match.rows.length === 0) return refuse({ code: "not_found" });
        const answered = await sql`
          INSERT INTO players.same_person_answer (player_id, match_id, staff_id, reason)
          VALUES (${playerId}, ${matchId}, ${staffId}, ${reason})
          ON CONFLICT DO NOTHING RETURNING 1
        `.execute(tx);
        if (answered.rows.length === 0) return refuse({ code: "already_answered" });
        await recordEvent(tx, { playerId, kind: "two_people", by: { staffId } });
        const facts = { match: matchId, reason };
        await record(tx, { staffId, action: "players.told-apart", subject: playerId, facts });
        return ok();
      }),
  };
}
