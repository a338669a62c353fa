import { transact, type Database } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import { findAddressee, type EmailRoom } from "../email/email-room.ts";
import { recordEvent } from "../events/record-event.ts";
import { datedReasons, type HoldReason } from "./decide-hold.ts";
import type { QueueLetter } from "../letters.ts";
import { lockProfile } from "../profile/profile-reader.ts";

export type ErasureRequest = {
  readonly requestId: string;
  readonly askedAt: Date;
  readonly state: "REQUESTED" | "HELD" | "ERASED" | "WITHDRAWN";
  /** Absent where no day says when it ends, such as money of theirs. */
  readonly heldUntil: Date | null;
  readonly reasons: readonly HoldReason[];
};

export type AskErasureRefusal = { readonly code: "erasure_waiting" };

/** The wish to be forgotten, from asking to its answer. */
export function createErasure(room: {
  database: Database;
  clock: Clock;
  queueLetter: QueueLetter;
  letterBrand: EmailRoom["letterBrand"];
}) {
  return {
    /** The latest, whatever became of it. */
    async read(playerId: string): Promise<ErasureRequest | undefined> {
      const { rows } = await sql<ErasureRequest>`
        SELECT request_id AS "requestId", asked_at AS "askedAt", state,
               hold_reasons AS reasons,
               CASE WHEN hold_reasons && ${[...datedReasons]} THEN held_until END AS "heldUntil"
        FROM players.erasure_request
        WHERE player_id = ${playerId} ORDER BY request_id DESC LIMIT 1
      `.execute(room.database.db);
      return rows[0];
    },

    ask: (playerId: string): Promise<Result<undefined, AskErasureRefusal>> =>
      transact(room.database, async (tx): Promise<Result<undefined, AskErasureRefusal>> => {
        const to = await findAddressee(tx, playerId);
        const requestId = uuidv7();
        const { rows } = await sql`
          INSERT INTO players.erasure_request (player_id, request_id, asked_at, state)
          VALUES (${playerId}, ${requestId}, ${room.clock()}, 'REQUESTED')
          ON CONFLICT DO NOTHING RETURNING 1
        `.execute(tx);
        if (to === undefined || rows.length === 0) return refuse({ code: "erasure_waiting" });
        await recordEvent(tx, { playerId, kind: "erasure_asked", by: "player" });
        await room.queueLetter(tx, {
          template: "erasure-asked",
          brand: room.letterBrand(to.brand),
          to: to.email,
          language: to.language,
          facts: { firstName: to.firstName },
          onceKey: `erasure-asked ${requestId}`,
        });
        return ok();
      }),

    /** Only while nobody has answered. */
    withdraw: (playerId: string): Promise<void> =>
      transact(room.database, async (tx) => {
        // Whoever is just granting it has looked already: it is theirs to end first.
        await lockProfile(tx, playerId);
        await sql`
          UPDATE players.erasure_request SET state = 'WITHDRAWN', answered_at = ${room.clock()}
          WHERE player_id = ${playerId} AND state = 'REQUESTED'
        `.execute(tx);
      }),
  };
}
