import type { StaffRole } from "@croupier/contracts";
import type { Database, Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { minuteMs, type Clock } from "@croupier/kit/time";
import {
  decideSession,
  hashToken,
  mintToken,
  type SessionLimits,
} from "@croupier/players/credentials";
import { sql } from "kysely";
import type { StaffMember } from "./staff.ts";

/** `required`: until a device for codes is in use, nothing but setting one up is answered. */
export type SecondFactorState = "off" | "on" | "required";

export type SignedInStaff = StaffMember & {
  readonly secondFactor: SecondFactorState;
  /** Two administrators have just made, renewed or raised the login: it moves no money for a day. */
  readonly moneyWaits: boolean;
};

export type StaffSession = {
  readonly sessionId: string;
  readonly staff: SignedInStaff;
  readonly device: string;
  readonly endsAt: Date;
  readonly idleEndsAt: Date;
};

type Row = {
  session_id: string;
  staff_id: string;
  login: string;
  name: string;
  roles: StaffRole[];
  has_device: boolean;
  money_from: Date | null;
  device: string;
  started_at: Date;
  last_active_at: Date;
};

/** Activity is written down at most this often. */
const touchEveryMs = 10_000;

/** How long a right password waits for its code. */
const codeWithinMs = 5 * minuteMs;

/** Read afresh at every request: staff are few, and a right that was taken must be gone at once. */
export function createStaffSessions({
  database,
  clock,
  limits,
  requireSecondFactor,
}: {
  database: Database;
  clock: Clock;
  limits: SessionLimits;
  requireSecondFactor: boolean;
}) {
  function present(row: Row, now: Date): StaffSession {
    const { endsAt, idleEndsAt } = decideSession(timesOf(row), now, limits);
    const secondFactor = row.has_device ? "on" : requireSecondFactor ? "required" : "off";
    const { staff_id: id, login, name, roles, session_id: sessionId, device } = row;
    return {
      sessionId,
      staff: { id, login, name, roles, secondFactor, moneyWaits: waits(row.money_from, now) },
      device,
      endsAt,
      idleEndsAt,
    };
  }

  return {
    /** One that awaits its code opens nothing but the second step. */
    async start(
      tx: Transact,
      facts: { staffId: string; device: string; awaitsCode?: true },
    ): Promise<string> {
      const token = mintToken();
      const now = clock();
      await sql`
        INSERT INTO oversight.staff_session
          (session_id, staff_id, token_hash, device, started_at, last_active_at, awaits_code)
        VALUES (${uuidv7()}, ${facts.staffId}, ${hashToken(token)}, ${facts.device}, ${now}, ${now},
                ${facts.awaitsCode === true})
      `.execute(tx);
      return token;
    },

    async find(request: { token: string; touch: boolean }): Promise<StaffSession | undefined> {
      const hash = hashToken(request.token);
      if (hash === undefined) return undefined;
      const { rows } = await sql<Row>`
        SELECT t.session_id, t.staff_id, s.login, s.name, s.roles, s.money_from, t.device,
               t.started_at, t.last_active_at, d.confirmed_at IS NOT NULL AS has_device
        FROM oversight.staff_session AS t
        JOIN oversight.staff AS s ON s.staff_id = t.staff_id AND s.disabled_at IS NULL
        LEFT JOIN oversight.staff_totp AS d ON d.staff_id = t.staff_id
        WHERE t.token_hash = ${hash} AND NOT t.awaits_code
      `.execute(database.db);
      const [row] = rows;
      const now = clock();
      if (row === undefined || !decideSession(timesOf(row), now, limits).live) return undefined;
      if (request.touch && now.getTime() - row.last_active_at.getTime() >= touchEveryMs) {
        await sql`
          UPDATE oversight.staff_session SET last_active_at = greatest(last_active_at, ${now})
          WHERE session_id = ${row.session_id}
        `.execute(database.db);
        return present({ ...row, last_active_at: now }, now);
      }
      return present(row, now);
    },

    /** Whose password was right a moment ago, with the code still to come. */
    async findAwaiting(token: string): Promise<AwaitingStaff | undefined> {
      const since = new Date(clock().getTime() - codeWithinMs);
      const { rows } = await sql<AwaitingStaff>`
        SELECT s.staff_id AS id, s.login, s.name, s.roles, s.money_from AS "moneyFrom",
               s.one_time_until IS NOT NULL AS "isOneTime"
        FROM oversight.staff_session AS t
        JOIN oversight.staff AS s ON s.staff_id = t.staff_id AND s.disabled_at IS NULL
        WHERE t.token_hash = ${hashToken(token) ?? null} AND t.awaits_code
          AND t.started_at > ${since}
      `.execute(database.db);
      return rows[0];
    },

    /** Every other one of theirs: they began under weaker proof. */
    async endOthers(
      tx: Transact,
      { staffId, token }: { staffId: string; token: string },
    ): Promise<void> {
      await sql`
        DELETE FROM oversight.staff_session
        WHERE staff_id = ${staffId} AND token_hash <> ${hashToken(token) ?? Buffer.alloc(0)}
      `.execute(tx);
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

type AwaitingStaff = StaffMember & {
  readonly moneyFrom: Date | null;
  /** They came with a one-time sign-in. */
  readonly isOneTime: boolean;
};

export function waits(moneyFrom: Date | null, now: Date): boolean {
  return moneyFrom !== null && moneyFrom > now;
}

export type StaffSessions = ReturnType<typeof createStaffSessions>;

function timesOf(row: Row) {
  return { startedAt: row.started_at, lastActiveAt: row.last_active_at };
}
