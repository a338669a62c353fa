import { transact, type Database } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import { endOpen } from "../email/email-change.ts";
import { findAddressee, type EmailRoom } from "../email/email-room.ts";
import { recordEvent } from "../events/record-event.ts";
import type { QueueLetter } from "../letters.ts";
import type { Sessions } from "../sessions.ts";
import type { ProveRefusal } from "../step-up/prove.ts";

export type CloseRequest = {
  readonly playerId: string;
  readonly password: string;
  readonly reason: string | undefined;
};

export type CloseRefusal = { readonly code: "already_closed" } | ProveRefusal;

export type ProvePassword = (asked: {
  playerId: string;
  password: string;
}) => Promise<Result<undefined, ProveRefusal>>;

export function createClosing(room: {
  database: Database;
  clock: Clock;
  sessions: Sessions;
  provePassword: ProvePassword;
  queueLetter: QueueLetter;
  letterBrand: EmailRoom["letterBrand"];
}) {
  return async function close(request: CloseRequest): Promise<Result<undefined, CloseRefusal>> {
    const { playerId, reason } = request;
    const proved = await room.provePassword(request);
    if (!proved.ok) return proved;
    const closed = await transact(
      room.database,
      async (tx): Promise<Result<undefined, CloseRefusal>> => {
        const to = await findAddressee(tx, playerId);
        const now = room.clock();
        const { rows } = await sql`
          UPDATE players.profile SET status = 'closed'
          WHERE player_id = ${playerId} AND status = 'active' RETURNING 1
        `.execute(tx);
        if (to === undefined || rows.length === 0) return refuse({ code: "already_closed" });
        await sql`
          INSERT INTO players.closing (player_id, closing_id, reason, closed_at)
          VALUES (${playerId}, ${uuidv7()}, ${reason ?? null}, ${now})
        `.execute(tx);
        await sql`
          INSERT INTO players.consent (player_id, kind, recorded_at, given)
          VALUES (${playerId}, 'marketing', ${now}, false)
        `.execute(tx);
        await endOpen(tx, playerId, "withdrawn", now);
        await recordEvent(tx, { playerId, kind: "closed", by: "player" });
        await room.queueLetter(tx, {
          template: "account-closed",
          brand: room.letterBrand(to.brand),
          to: to.email,
          language: to.language,
          facts: { firstName: to.firstName },
          onceKey: `account-closed ${playerId} ${now.toISOString()}`,
        });
        return ok();
      },
    );
    if (closed.ok) await room.sessions.endAllOf(playerId);
    return closed;
  };
}
