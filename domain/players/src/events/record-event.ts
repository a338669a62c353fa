import type { Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { sql } from "kysely";
import type { EventKind } from "./event-kinds.ts";

/** Who did it: the player, the house by itself, or somebody of staff. */
export type EventBy = "player" | "house" | { readonly staffId: string };

export type EventFacts = Readonly<Record<string, string | number | boolean | null>>;

export type NewEvent = {
  readonly playerId: string;
  readonly kind: EventKind;
  readonly facts?: EventFacts;
  readonly by: EventBy;
};

/** Told in the transaction of what happened: neither stands without the other. */
export async function recordEvent(
  tx: Transact,
  { playerId, kind, facts = {}, by }: NewEvent,
): Promise<void> {
  const [doneBy, staffId] = typeof by === "string" ? [by, null] : ["staff", by.staffId];
  await sql`
    INSERT INTO players.event (player_id, event_id, kind, facts, done_by, staff_id)
    VALUES (${playerId}, ${uuidv7()}, ${kind}, ${JSON.stringify(facts)}::jsonb, ${doneBy},
            ${staffId})
  `.execute(tx);
}
