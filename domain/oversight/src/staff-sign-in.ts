import { transact, type Database } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { dayMs, hourMs, minuteMs, type Clock } from "@croupier/kit/time";
import {
  describeDevice,
  networkOf,
  retryAfterSeconds,
  type AttemptCounter,
  type AttemptLimits,
  type Hashing,
  type Subject,
} from "@croupier/players/credentials";
import type { AuditTrail } from "./audit-trail.ts";
import type { StaffSignInRefusal } from "./refusals.ts";
import { foldStaffLogin, type StaffMember, type StaffRegister } from "./staff.ts";
import type { StaffSessions } from "./staff-sessions.ts";

export type StaffSignInRequest = {
  readonly login: string;
  readonly password: string;
  readonly address: string;
  readonly userAgent: string | undefined;
  readonly previousToken?: string | undefined;
};

/** Ten tries a quarter of an hour for each name and each address, then ever longer lockouts. */
const limits: AttemptLimits = {
  max: 10,
  windowMs: 15 * minuteMs,
  lockoutMs: 15 * minuteMs,
  lockoutMsMax: hourMs,
  forgetMs: dayMs,
};

export function createStaffSignIn(room: {
  database: Database;
  clock: Clock;
  hashing: Hashing;
  attempts: AttemptCounter;
  audit: AuditTrail;
  register: StaffRegister;
  sessions: StaffSessions;
}) {
  const { database, audit } = room;

  return {
    async signIn(
      request: StaffSignInRequest,
    ): Promise<Result<{ staff: StaffMember; token: string }, StaffSignInRefusal>> {
      const now = room.clock();
      const device = describeDevice(request.userAgent);
      const subjects = subjectsOf(request);
      const { lockedUntil } = await room.attempts.begin(subjects, now);
      if (lockedUntil !== undefined) {
        const wait = retryAfterSeconds(lockedUntil, now);
        return refuse({ code: "too_many_attempts", retryAfterSeconds: wait });
      }
      const found = await room.register.findCredential(request.login);
      const verified = await room.hashing.verify(request.password, found?.passwordHash);
      if (!verified.ok) return verified;
      if (found === undefined || !verified.value) {
        // The name that was typed is not kept: it may be a password in the wrong field.
        const staffId = found?.id ?? null;
        await transact(database, async (tx) => {
          await room.attempts.failed(tx, subjects.crowd, now);
          await audit.record(tx, { staffId, action: "staff.sign-in-failed", facts: { device } });
        });
        return refuse({ code: "wrong_credentials" });
      }
      const { id, login, name } = found;
      const token = await transact(database, async (tx) => {
        await room.attempts.succeeded(tx, subjects.guessed, now);
        if (request.previousToken !== undefined) await room.sessions.end(tx, request.previousToken);
        await audit.record(tx, { staffId: id, action: "staff.signed-in", facts: { device } });
        return room.sessions.start(tx, { staffId: id, device });
      });
      return ok({ staff: { id, login, name }, token });
    },

    async signOut(token: string): Promise<void> {
      await transact(database, async (tx) => {
        const staffId = await room.sessions.end(tx, token);
        if (staffId !== undefined) await audit.record(tx, { staffId, action: "staff.signed-out" });
      });
    },
  };
}

function subjectsOf(request: StaffSignInRequest): { crowd: Subject[]; guessed: Subject[] } {
  return {
    crowd: [{ purpose: "staff from address", name: networkOf(request.address), limits }],
    guessed: [{ purpose: "staff as name", name: foldStaffLogin(request.login), limits }],
  };
}
