import { transact, type Database, type Transact } from "@croupier/database";
import { refuse, type Result } from "@croupier/kit/result";
import { sql } from "kysely";
import { recordEvent } from "../events/record-event.ts";
import type { PlayerStatus } from "../player-reader.ts";
import { decideStatus, type StatusRefusal } from "./decide-status.ts";
import type { DeskHand, RecordAct } from "./desk-act.ts";

export type StatusChange = DeskHand & {
  readonly playerId: string;
  readonly wanted: "active" | "blocked";
  readonly reason: string;
};

type Refusal = StatusRefusal | { readonly code: "not_found" };

/** Blocks or unblocks. Who is blocked is signed out in every browser before this answers. */
export async function changeStatus(
  room: {
    readonly database: Database;
    readonly record: RecordAct;
    readonly endSessionsOf: (playerId: string) => Promise<void>;
  },
  change: StatusChange,
): Promise<Result<"blocked" | "unblocked", Refusal>> {
  const { playerId, staffId, wanted, reason } = change;
  const changed = await transact(
    room.database,
    async (tx): Promise<Result<"blocked" | "unblocked", Refusal>> => {
      const before = await lockStatus(tx, playerId);
      if (before === undefined) return refuse({ code: "not_found" });
      const decided = decideStatus(before, wanted);
      if (!decided.ok) return decided;
      await sql`
        UPDATE players.profile SET status = ${wanted} WHERE player_id = ${playerId}
      `.execute(tx);
      await recordEvent(tx, { playerId, kind: decided.value, facts: { reason }, by: { staffId } });
      await room.record(tx, {
        staffId,
        action: `players.${decided.value}`,
        subject: playerId,
        facts: { reason },
        before: { status: before },
        after: { status: wanted },
      });
      return decided;
    },
  );
  if (changed.ok && changed.value === "blocked") await room.endSessionsOf(playerId);
  return changed;
}

async function lockStatus(tx: Transact, playerId: string): Promise<PlayerStatus | undefined> {
  const { rows } = await sql<{ status: PlayerStatus }>`
    SELECT status FROM players.profile WHERE player_id = ${playerId} FOR NO KEY UPDATE
  `.execute(tx);
  return rows[0]?.status;
}
