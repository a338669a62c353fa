import type { Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { sql } from "kysely";
import { endOpen } from "../email/email-change.ts";
import { recordEvent, type EventBy } from "../events/record-event.ts";

/** Closes an open account: nothing is played or paid in, no offer goes out. False where none is open. */
export async function closeAccount(
  tx: Transact,
  closing: { playerId: string; reason: string | null; now: Date; by: EventBy },
): Promise<boolean> {
  const { playerId, reason, now, by } = closing;
  const { rows } = await sql`
    UPDATE players.profile SET status = 'closed'
    WHERE player_id = ${playerId} AND status = 'active' RETURNING 1
  `.execute(tx);
  if (rows.length === 0) return false;
  await sql`
    INSERT INTO players.closing (player_id, closing_id, reason, closed_at)
    VALUES (${playerId}, ${uuidv7()}, ${reason}, ${now})
  `.execute(tx);
  await sql`
    INSERT INTO players.consent (player_id, kind, recorded_at, given)
    VALUES (${playerId}, 'marketing', ${now}, false)
  `.execute(tx);
  await endOpen(tx, playerId, "withdrawn", now);
  await recordEvent(tx, { playerId, kind: "closed", by });
  return true;
}
