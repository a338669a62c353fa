import type { Database, Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import type { Clock } from "@croupier/kit/time";
import {
  decideSession,
  hashToken,
  mintToken,
  type SessionLimits,
} from "@croupier/players/credentials";
import { sql } from "kysely";
import type { StaffMember } from "./staff.ts";

export type StaffSession = {
  readonly sessionId: string;
  readonly staff: StaffMember;
  readonly device: string;
  readonly endsAt: Date;
  readonly idleEndsAt: Date;
};

type Row = {
  session_id: string;
  staff_id: string;
  login: string;
  name: string;
  device: string;
  started_at: Date;
  last_active_at: Date;
};

/** Activity is written down at most this often. */
const touchEveryMs = 10_000;

/** Read afresh at every request: staff are few, and a right that was taken must be gone at once. */
export function createStaffSessions({
  database,
  clock,
  limits,
}: {
  database: Database;
  clock: Clock;
  limits: SessionLimits;
}) {
  return {
    async start(tx: Transact, facts: { staffId: string; device: string }): Promise<string> {
      const token = mintToken();
      const now = clock();
      await sql`
        INSERT INTO oversight.staff_session
          (session_id, staff_id, token_hash, device, started_at, last_active_at)
        VALUES (${uuidv7()}, ${facts.staffId}, ${hashToken(token)}, ${facts.device}, ${now}, ${now})
      `.execute(tx);
      return token;
    },

    async find(request: { token: string; touch: boolean }): Promise<StaffSession | undefined> {
      const hash = hashToken(request.token);
      if (hash === undefined) return undefined;
      const { rows } = await sql<Row>`
        SELECT t.session_id, t.staff_id, s.login, s.name, t.device, t.started_at, t.last_active_at
        FROM oversight.staff_session AS t
        JOIN oversight.staff AS s ON s.staff_id = t.staff_id AND s.disabled_at IS NULL
        WHERE t.token_hash = ${hash}
      `.execute(database.db);
      const [row] = rows;
      const now = clock();
      if (row === undefined || !decideSession(timesOf(row), now, limits).live) return undefined;
      if (request.touch && now.getTime() - row.last_active_at.getTime() >= touchEveryMs) {
        await sql`
          UPDATE oversight.staff_session SET last_active_at = greatest(last_active_at, ${now})
          WHERE session_id = ${row.session_id}
        `.execute(database.db);
        return presentSession({ ...row, last_active_at: now }, now, limits);
      }
      return presentSession(row, now, limits);
    },

    /** Tells whose session ended, if one did. */
    async end(tx: Transact, token: string): Promise<string | undefined> {
      const { rows } = await sql<{ staff_id: string }>`
        DELETE FROM oversight.staff_session WHERE token_hash = ${hashToken(token) ?? null}
        RETURNING staff_id
      `.execute(tx);
      return rows[0]?.staff_id;
    },

    async sweep(): Promise<number> {
      const now = clock().getTime();
      const { numAffectedRows } = await sql`
        DELETE FROM oversight.staff_session
        WHERE last_active_at <= ${new Date(now - limits.idleMs)}
           OR started_at <= ${new Date(now - limits.absoluteMs)}
      `.execute(database.db);
      return Number(numAffectedRows ?? 0n);
    },
  };
}

export type StaffSessions = ReturnType<typeof createStaffSessions>;

function timesOf(row: Row) {
  return { startedAt: row.started_at, lastActiveAt: row.last_active_at };
}

function presentSession(row: Row, now: Date, limits: SessionLimits): StaffSession {
  const { endsAt, idleEndsAt } = decideSession(timesOf(row), now, limits);
  return {
    sessionId: row.session_id,
    staff: { id: row.staff_id, login: row.login, name: row.name },
    device: row.device,
    endsAt,
    idleEndsAt,
  };
}
