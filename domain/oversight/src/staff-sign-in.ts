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
import type { ProveRefusal, StaffSignInRefusal } from "./refusals.ts";
import type { GuessedCodes } from "./second-factor/guessed-codes.ts";
import type { SecondFactor } from "./second-factor/second-factor.ts";
import { foldStaffLogin, type StaffRegister } from "./staff.ts";
import type { SignedInStaff, StaffSessions } from "./staff-sessions.ts";

export type StaffSignInRequest = {
  readonly login: string;
  readonly password: string;
  readonly address: string;
  readonly userAgent: string | undefined;
  readonly previousToken?: string | undefined;
};

/** With a device the password alone opens nothing: the token is good for the second step only. */
export type StaffEntrance =
  | { readonly awaitsCode: true; readonly token: string }
  | { readonly awaitsCode: false; readonly token: string; readonly staff: SignedInStaff };

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
  secondFactor: SecondFactor;
  guessedCodes: GuessedCodes;
  requireSecondFactor: boolean;
}) {
  const { database, audit } = room;

  return {
    async signIn(request: StaffSignInRequest): Promise<Result<StaffEntrance, StaffSignInRefusal>> {
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
      const { id: staffId, login, name, roles, hasDevice } = found;
      const token = await transact(database, async (tx) => {
        await room.attempts.succeeded(tx, subjects.guessed, now);
        if (request.previousToken !== undefined) await room.sessions.end(tx, request.previousToken);
        if (hasDevice) return room.sessions.start(tx, { staffId, device, awaitsCode: true });
        await audit.record(tx, { staffId, action: "staff.signed-in", facts: { device } });
        return room.sessions.start(tx, { staffId, device });
      });
      if (hasDevice) return ok({ awaitsCode: true, token });
      const secondFactor = room.requireSecondFactor ? "required" : "off";
      const staff = { id: staffId, login, name, roles, secondFactor } as const;
      return ok({ awaitsCode: false, token, staff });
    },

    /** The second step: with the right code the waiting session ends, and a real one begins. */
    async prove(request: {
      readonly token: string;
      readonly code: string;
      readonly userAgent: string | undefined;
    }): Promise<Result<{ staff: SignedInStaff; token: string }, ProveRefusal>> {
      const found = await room.sessions.findAwaiting(request.token);
      if (found === undefined) return refuse({ code: "not_signed_in" });
      const staffId = found.id;
      const device = describeDevice(request.userAgent);
      return room.guessedCodes.guess(staffId, async (tx) => {
        const by = await room.secondFactor.prove(tx, { staffId, code: request.code });
        if (by === undefined) return undefined;
        await room.sessions.end(tx, request.token);
        await audit.record(tx, { staffId, action: "staff.signed-in", facts: { device, by } });
        const token = await room.sessions.start(tx, { staffId, device });
        return { staff: { ...found, secondFactor: "on" as const }, token };
      });
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
