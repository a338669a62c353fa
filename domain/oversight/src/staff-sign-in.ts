import { transact, type Database, type Transact } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { dayMs, hourMs, minuteMs, type Clock } from "@croupier/kit/time";
import {
  describeDevice,
  networkOf,
  retryAfterSeconds,
  type AttemptCounter,
  type AttemptLimits,
  type Hashing,
  type Overloaded,
  type Subject,
} from "@croupier/players/credentials";
import type { AuditTrail } from "./audit-trail.ts";
import type { ProveRefusal, StaffSignInRefusal } from "./refusals.ts";
import type { GuessedCodes } from "./second-factor/guessed-codes.ts";
import type { SecondFactor } from "./second-factor/second-factor.ts";
import { bareCode, foldStaffLogin, mintPassword, type StaffRegister } from "./staff.ts";
import { waits, type SignedInStaff, type StaffSessions } from "./staff-sessions.ts";

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
  | ({ readonly awaitsCode: false } & EnteredStaff);

type EnteredStaff = {
  readonly token: string;
  readonly staff: SignedInStaff;
  /** In exchange for a one-time sign-in: theirs from now on, told here, once. */
  readonly password: string | undefined;
};

type FreshPassword = { readonly password: string; readonly hash: string };

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

  async function mintFresh(): Promise<Result<FreshPassword, Overloaded>> {
    const password = mintPassword();
    const hashed = await room.hashing.hash(password);
    return hashed.ok ? ok({ password, hash: hashed.value }) : hashed;
  }

  /** False: somebody else was faster with the one-time sign-in. */
  async function enter(
    tx: Transact,
    { staffId, facts }: { staffId: string; facts: Readonly<Record<string, string>> },
    fresh: FreshPassword | undefined,
  ): Promise<boolean> {
    if (fresh && !(await room.register.exchange(tx, staffId, fresh.hash))) return false;
    const told = fresh === undefined ? facts : { ...facts, oneTime: true };
    await audit.record(tx, { staffId, action: "staff.signed-in", facts: told });
    return true;
  }

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
      const until = found?.oneTimeUntil ?? null;
      const typed = until === null ? request.password : bareCode(request.password);
      const verified = await room.hashing.verify(typed, found?.passwordHash);
      if (!verified.ok) return verified;
      if (found === undefined || !verified.value || (until !== null && until <= now)) {
        // The name that was typed is not kept: it may be a password in the wrong field.
        const staffId = found?.id ?? null;
        await transact(database, async (tx) => {
          await room.attempts.failed(tx, subjects.crowd, now);
          await audit.record(tx, { staffId, action: "staff.sign-in-failed", facts: { device } });
        });
        return refuse({ code: "wrong_credentials" });
      }
      const { id: staffId, login, name, roles, hasDevice } = found;
      // With a device the exchange waits for its code: the first of the two proves too little.
      const minted = until !== null && !hasDevice ? await mintFresh() : ok(undefined);
      if (!minted.ok) return minted;
      const fresh = minted.value;
      const token = await transact(database, async (tx) => {
        await room.attempts.succeeded(tx, subjects.guessed, now);
        if (request.previousToken !== undefined) await room.sessions.end(tx, request.previousToken);
        if (hasDevice) return room.sessions.start(tx, { staffId, device, awaitsCode: true });
        const isIn = await enter(tx, { staffId, facts: { device } }, fresh);
        return isIn ? room.sessions.start(tx, { staffId, device }) : undefined;
      });
      if (token === undefined) return refuse({ code: "wrong_credentials" });
      if (hasDevice) return ok({ awaitsCode: true, token });
      const secondFactor = room.requireSecondFactor ? "required" : "off";
      const moneyWaits = waits(found.moneyFrom, now);
      const staff = { id: staffId, login, name, roles, secondFactor, moneyWaits } as const;
      return ok({ awaitsCode: false, token, staff, password: fresh?.password });
    },

    /** The second step: with the right code the waiting session ends, and a real one begins. */
    async prove(request: {
      readonly token: string;
      readonly code: string;
      readonly userAgent: string | undefined;
    }): Promise<Result<EnteredStaff, ProveRefusal>> {
      const found = await room.sessions.findAwaiting(request.token);
      if (found === undefined) return refuse({ code: "not_signed_in" });
      const { moneyFrom, isOneTime, ...member } = found;
      const minted = isOneTime ? await mintFresh() : ok(undefined);
      if (!minted.ok) return minted;
      const fresh = minted.value;
      const staffId = member.id;
      const device = describeDevice(request.userAgent);
      return room.guessedCodes.guess(staffId, async (tx) => {
        const by = await room.secondFactor.prove(tx, { staffId, code: request.code });
        if (by === undefined) return undefined;
        if (!(await enter(tx, { staffId, facts: { device, by } }, fresh))) return undefined;
        await room.sessions.end(tx, request.token);
        const token = await room.sessions.start(tx, { staffId, device });
        const moneyWaits = waits(moneyFrom, room.clock());
        const staff = { ...member, secondFactor: "on" as const, moneyWaits };
        return { staff, token, password: fresh?.password };
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
