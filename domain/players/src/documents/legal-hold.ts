import { transact, type Database } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { sql } from "kysely";
import { recordEvent } from "../events/record-event.ts";
import type { PlayerUnknown, RecordStaffAct } from "./document-room.ts";
import { lockPlayer } from "./document-store.ts";

export type LegalHold = {
  readonly reason: string;
  readonly placedBy: string;
  readonly placedAt: Date;
};

export type HoldRefusal = PlayerUnknown | { readonly code: "hold_stands" };
export type LiftRefusal = PlayerUnknown | { readonly code: "hold_not_there" };

type Held = { readonly playerId: string; readonly staffId: string };

/** While one stands, no file of the player goes: somebody outside has asked for it to be kept. */
export function createLegalHold(room: { database: Database; record: RecordStaffAct }) {
  return {
    hold: ({ playerId, staffId, reason }: Held & { readonly reason: string }) =>
      transact(room.database, async (tx): Promise<Result<undefined, HoldRefusal>> => {
        const player = await lockPlayer(tx, playerId);
        if (player === undefined) return refuse({ code: "not_found" });
        const { numAffectedRows } = await sql`
          INSERT INTO players.legal_hold (player_id, hold_id, reason, placed_by, placed_at)
          VALUES (${playerId}, ${uuidv7()}, ${reason}, ${staffId}, ${player.now})
          ON CONFLICT DO NOTHING
        `.execute(tx);
        if (numAffectedRows === 0n) return refuse({ code: "hold_stands" });
        await recordEvent(tx, { playerId, kind: "legal_hold_placed", by: { staffId } });
        const action = "documents.hold_placed";
        await room.record(tx, { staffId, action, subject: playerId, facts: { reason } });
        return ok();
      }),

    lift: ({ playerId, staffId }: Held) =>
      transact(room.database, async (tx): Promise<Result<undefined, LiftRefusal>> => {
        const player = await lockPlayer(tx, playerId);
        if (player === undefined) return refuse({ code: "not_found" });
        const { numAffectedRows } = await sql`
          UPDATE players.legal_hold SET lifted_by = ${staffId}, lifted_at = ${player.now}
          WHERE player_id = ${playerId} AND lifted_at IS NULL
        `.execute(tx);
        if (numAffectedRows === 0n) return refuse({ code: "hold_not_there" });
        await recordEvent(tx, { playerId, kind: "legal_hold_lifted", by: { staffId } });
        await room.record(tx, { staffId, action: "documents.hold_lifted", subject: playerId });
        return ok();
      }),
  };
}

export async function readHold(
  db: Database["db"],
  playerId: string,
): Promise<LegalHold | undefined> {
  const { rows } = await sql<LegalHold>`
    SELECT reason, placed_by AS "placedBy", placed_at AS "placedAt" FROM players.legal_hold
    WHERE player_id = ${playerId} AND lifted_at IS NULL
  `.execute(db);
  return rows[0];
}
