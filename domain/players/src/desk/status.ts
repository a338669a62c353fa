import { transact, type Database, type Transact } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { sql } from "kysely";
import { recordEvent } from "../events/record-event.ts";
import type { PlayerStatus } from "../player-reader.ts";
import { lockProfile } from "../profile/profile-reader.ts";
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
      const { told, status } = decided.value;
      await sql`
        UPDATE players.profile SET status = ${status} WHERE player_id = ${playerId}
      `.execute(tx);
      await recordEvent(tx, { playerId, kind: told, facts: { reason }, by: { staffId } });
      await room.record(tx, {
        staffId,
        action: `players.${told}`,
        subject: playerId,
        facts: { reason },
        before: { status: before.status },
        after: { status },
      });
      return ok(told);
    },
  );
  if (changed.ok && changed.value === "blocked") await room.endSessionsOf(playerId);
  return changed;
}

async function lockStatus(
  tx: Transact,
  playerId: string,
): Promise<{ status: PlayerStatus; closedByPlayer: boolean } | undefined> {
  await lockProfile(tx, playerId);
  const { rows } = await sql<{ status: PlayerStatus; closedByPlayer: boolean }>`
    SELECT p.status,
           EXISTS (SELECT FROM players.closing AS c WHERE c.player_id = p.player_id)
             AS "closedByPlayer"
    FROM players.profile AS p WHERE p.player_id = ${playerId}
  `.execute(tx);
  return rows[0];
}
