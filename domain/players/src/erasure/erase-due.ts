import { transact, type Database } from "@croupier/database";
import { sql } from "kysely";
import { findAddressee } from "../email/email-room.ts";
import { recordEvent } from "../events/record-event.ts";
import type { QueueLetter } from "../letters.ts";
import { readHold, type MoneyOfWhoLeaves } from "./hold-reader.ts";

export type ErasingRoom = {
  readonly database: Database;
  readonly money: MoneyOfWhoLeaves;
  readonly queueLetter: QueueLetter;
  readonly brandNameOf: (brand: string) => Promise<string>;
};

const dueMax = 100;

/** Forgets everybody whose day has come. Whoever is kept after all is looked at again on another day. */
export function createErasing(room: ErasingRoom) {
  return {
    /** Answers how many were forgotten. */
    async eraseDue(signal: AbortSignal): Promise<number> {
      const { rows } = await sql<{ playerId: string; requestId: string; brand: string }>`
        SELECT r.player_id AS "playerId", r.request_id AS "requestId", p.brand
        FROM players.erasure_request AS r JOIN players.profile AS p USING (player_id)
        WHERE r.state = 'HELD' AND r.held_until <= now()
        ORDER BY r.held_until, r.request_id LIMIT ${dueMax}
      `.execute(room.database.db);
      let erased = 0;
      for (const due of rows) {
        if (signal.aborted) break;
        const brand = { code: due.brand, name: await room.brandNameOf(due.brand) };
        if (await erase({ ...due, brand })) erased += 1;
      }
      return erased;
    },
  };

  function erase(due: {
    playerId: string;
    requestId: string;
    brand: { code: string; name: string };
  }): Promise<boolean> {
    const { playerId, requestId, brand } = due;
    return transact(room.database, async (tx) => {
      const to = await findAddressee(tx, playerId);
      const hold = await readHold(tx, { playerId, money: room.money });
      if (to === undefined || hold === undefined) return false;
      if (hold.reasons.length > 0) {
        await sql`
          UPDATE players.erasure_request
          SET hold_reasons = ${[...hold.reasons]},
              held_until = greatest(${hold.until}, now() + interval '1 day')
          WHERE player_id = ${playerId} AND request_id = ${requestId} AND state = 'HELD'
        `.execute(tx);
        return false;
      }
      // While the address is still known: the last letter there is.
      await room.queueLetter(tx, {
        template: "account-erased",
        brand,
        to: to.email,
        language: to.language,
        facts: { firstName: to.firstName },
        onceKey: `account-erased ${requestId}`,
      });
      await sql`SELECT players.erase_player(${playerId}, true)`.execute(tx);
      await sql`
        UPDATE players.erasure_request
        SET state = 'ERASED', held_until = NULL, hold_reasons = '{}', answered_at = now()
        WHERE player_id = ${playerId} AND request_id = ${requestId}
      `.execute(tx);
      await recordEvent(tx, { playerId, kind: "erased", by: "house" });
      return true;
    });
  }
}

export type Erasing = ReturnType<typeof createErasing>;
