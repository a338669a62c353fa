import { transact, type Database, type Transact } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import { closeAccount } from "../closing/close-account.ts";
import type { DeskHand, RecordAct } from "../desk/desk-act.ts";
import { mask } from "../desk/mask.ts";
import { findAddressee, type Addressee } from "../email/email-room.ts";
import { recordEvent } from "../events/record-event.ts";
import type { QueueLetter } from "../letters.ts";
import type { Hold, HoldReason } from "./decide-hold.ts";
import { readHold, type MoneyOfWhoLeaves } from "./hold-reader.ts";

export type WaitingErasure = {
  readonly id: string;
  readonly playerId: string;
  readonly askedAt: Date;
  readonly state: "REQUESTED" | "HELD";
  readonly heldUntil: Date | null;
  /** What stands in the way now, whenever it was answered. */
  readonly reasons: readonly HoldReason[];
  /** On which day that would be over. */
  readonly until: Date | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly brand: string;
};

type Granted = DeskHand & {
  readonly requestId: string;
  /** Not before this day, whatever else allows it. */
  readonly holdUntil: Date | null;
  readonly reason: string;
};

export type GrantRefusal = { readonly code: "not_found" } | { readonly code: "already_answered" };

const waitingMax = 200;

/** Staff answer who wants to be forgotten; the answer is never no, at most not yet. */
export function createErasureDesk(room: {
  readonly database: Database;
  readonly clock: Clock;
  readonly record: RecordAct;
  readonly money: MoneyOfWhoLeaves;
  readonly queueLetter: QueueLetter;
  readonly brandNameOf: (brand: string) => Promise<string>;
  readonly endSessionsOf: (playerId: string) => Promise<void>;
}) {
  const { database, money } = room;

  return {
    /** The longest waiting first. */
    async listWaiting(): Promise<WaitingErasure[]> {
      const { rows } = await sql<Omit<WaitingErasure, "reasons" | "until"> & { email: string }>`
        SELECT r.request_id AS id, r.player_id AS "playerId", r.asked_at AS "askedAt", r.state,
               r.held_until AS "heldUntil", p.first_name AS "firstName", p.last_name AS "lastName",
               p.email, p.brand
        FROM players.erasure_request AS r JOIN players.profile AS p USING (player_id)
        WHERE r.state IN ('REQUESTED', 'HELD')
        ORDER BY r.state = 'HELD', r.asked_at, r.request_id LIMIT ${waitingMax}
      `.execute(database.db);
      const waiting: WaitingErasure[] = [];
      for (const { email, ...row } of rows) {
        const { playerId } = row;
        const hold = await readHold(database.db, { playerId, money });
        const { firstName, lastName } = mask({ ...row, email, nickname: null, phone: null });
        const until = hold?.hasDay === true ? hold.until : null;
        waiting.push({ ...row, firstName, lastName, reasons: hold?.reasons ?? [], until });
      }
      return waiting;
    },

    /** The account closes and what nobody keeps goes at once; the rest goes when its day has come. */
    async grant(granted: Granted): Promise<Result<undefined, GrantRefusal>> {
      const { requestId, staffId, reason } = granted;
      const [asked] = await findRequest(database.db, requestId);
      if (asked === undefined) return refuse({ code: "not_found" });
      const { playerId, brand } = asked;
      const brandName = await room.brandNameOf(brand);
      const done = await transact(
        database,
        async (tx): Promise<Result<undefined, GrantRefusal>> => {
          const to = await findAddressee(tx, playerId);
          const [still] = await findRequest(tx, requestId);
          const known = await readHold(tx, { playerId, money });
          if (to === undefined || known === undefined || still?.state !== "REQUESTED") {
            return refuse({ code: "already_answered" });
          }
          const hold = withStaffDay(known, granted.holdUntil);
          await closeAccount(tx, { playerId, reason: null, now: room.clock(), by: { staffId } });
          await sql`
            UPDATE players.erasure_request
            SET state = 'HELD', held_until = ${hold.until}, hold_reasons = ${[...hold.reasons]},
                answered_at = now(), answered_by = ${staffId}
            WHERE player_id = ${playerId} AND request_id = ${requestId}
          `.execute(tx);
          await sql`SELECT players.erase_player(${playerId}, false)`.execute(tx);
          const facts = { reasons: hold.reasons.join(", "), until: hold.until.toISOString() };
          await recordEvent(tx, { playerId, kind: "erasure_granted", facts, by: { staffId } });
          const action = "players.erasure_granted";
          await room.record(tx, {
            staffId,
            action,
            subject: playerId,
            facts: { ...facts, reason },
          });
          await tellHold(tx, { to, hold, brandName, requestId });
          return ok();
        },
      );
      if (done.ok) await room.endSessionsOf(playerId);
      return done;
    },
  };

  /** Nothing in the way: the next letter says that it is done. */
  async function tellHold(
    tx: Transact,
    told: { to: Addressee; hold: Hold; brandName: string; requestId: string },
  ): Promise<void> {
    const { to, hold, requestId } = told;
    if (hold.reasons.length === 0) return;
    const template = hold.hasDay ? "erasure-held" : "erasure-waits";
    const day = new Intl.DateTimeFormat(to.language, { dateStyle: "long", timeZone: "UTC" });
    await room.queueLetter(tx, {
      template,
      brand: { code: to.brand, name: told.brandName },
      to: to.email,
      language: to.language,
      facts: { firstName: to.firstName, until: day.format(hold.until) },
      onceKey: `${template} ${requestId}`,
    });
  }
}

export type ErasureDesk = ReturnType<typeof createErasureDesk>;

function withStaffDay(hold: Hold, day: Date | null): Hold {
  if (day === null || day <= hold.until) return hold;
  return { reasons: [...hold.reasons, "STAFF"], until: day, hasDay: true };
}

async function findRequest(db: Database["db"] | Transact, requestId: string) {
  const { rows } = await sql<{ playerId: string; brand: string; state: string }>`
    SELECT r.player_id AS "playerId", p.brand, r.state
    FROM players.erasure_request AS r JOIN players.profile AS p USING (player_id)
    WHERE r.request_id = ${requestId}
  `.execute(db);
  return rows;
}
