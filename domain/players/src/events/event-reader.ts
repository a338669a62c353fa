import type { Database } from "@croupier/database";
import { sql } from "kysely";
import { eventKinds, type EventGroup, type EventKind } from "./event-kinds.ts";
import type { EventFacts } from "./record-event.ts";

export type PlayerEvent = {
  readonly id: string;
  readonly happenedAt: Date;
  readonly kind: EventKind;
  readonly facts: EventFacts;
  readonly doneBy: "player" | "house" | "staff";
  readonly staffId: string | null;
};

export type EventQuestion = {
  readonly playerId: string;
  /** Absent: of every kind. */
  readonly group?: EventGroup | undefined;
  /** The last one of the page before. */
  readonly before?: string | undefined;
  readonly limit: number;
};

/** Everything that happened to a player, the newest first. */
export async function readEvents(
  db: Database["db"],
  { playerId, group, before, limit }: EventQuestion,
): Promise<PlayerEvent[]> {
  const kinds = group === undefined ? null : [...eventKinds[group]];
  const { rows } = await sql<PlayerEvent>`
    SELECT event_id AS id, happened_at AS "happenedAt", kind, facts, done_by AS "doneBy",
           staff_id AS "staffId"
    FROM players.event
    WHERE player_id = ${playerId}
      AND (${kinds}::text[] IS NULL OR kind = ANY (${kinds}::text[]))
      AND (${before ?? null}::uuid IS NULL OR (happened_at, event_id) < (
        SELECT last.happened_at, last.event_id FROM players.event AS last
        WHERE last.player_id = ${playerId} AND last.event_id = ${before ?? null}::uuid
      ))
    ORDER BY happened_at DESC, event_id DESC LIMIT ${limit}
  `.execute(db);
  return rows;
}
