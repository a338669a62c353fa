import { transact, type Database, type Transact } from "@croupier/database";
import { ok, type Result } from "@croupier/kit/result";
import { sql } from "kysely";
import type { PlayerStatus } from "../player-reader.ts";
import { decideExport, exportRowsPerDay, type ExportRefusal } from "./decide-export.ts";
import type { DeskHand, RecordAct } from "./desk-act.ts";

export type ExportedPlayer = {
  readonly id: string;
  readonly brand: string;
  readonly status: PlayerStatus;
  readonly joinedAt: Date;
  readonly countryCode: string;
  readonly currency: string;
  readonly language: string;
};

export type ExportWish = DeskHand & {
  readonly brand?: string | undefined;
  readonly status?: PlayerStatus | undefined;
  readonly joinedFrom?: Date | undefined;
  readonly reason: string;
};

/**
 * A list of players to take along. What was taken is counted by the port that wrote it down, under a
 * lock of the one who takes: two exports at once are two, not one.
 */
export function exportPlayers(
  room: {
    readonly database: Database;
    readonly record: RecordAct;
    readonly countExportedToday: (tx: Transact, staffId: string) => Promise<number>;
  },
  wish: ExportWish,
): Promise<Result<{ players: ExportedPlayer[]; rowsLeft: number }, ExportRefusal>> {
  return transact(room.database, async (tx) => {
    const { staffId, reason } = wish;
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`export ${staffId}`}, 0))`.execute(
      tx,
    );
    const players = await readPlayers(tx, wish);
    const decided = decideExport(await room.countExportedToday(tx, staffId), players.length);
    if (!decided.ok) return decided;
    await room.record(tx, {
      staffId,
      action: "players.exported",
      subject: wish.brand ?? "every brand",
      facts: { reason, rows: players.length, status: wish.status ?? "any" },
    });
    return ok({ players, rowsLeft: decided.value.rowsLeft });
  });
}

async function readPlayers(tx: Transact, wish: ExportWish): Promise<ExportedPlayer[]> {
  const { brand = null, status = null, joinedFrom = null } = wish;
  const { rows } = await sql<ExportedPlayer>`
    SELECT player_id AS id, brand, status, joined_at AS "joinedAt", country_code AS "countryCode",
           currency, language
    FROM players.profile
    WHERE (${brand}::text IS NULL OR brand = ${brand})
      AND (${status}::text IS NULL OR status = ${status})
      AND (${joinedFrom}::timestamptz IS NULL OR joined_at >= ${joinedFrom})
    ORDER BY joined_at DESC, player_id LIMIT ${exportRowsPerDay + 1}
  `.execute(tx);
  return rows;
}
