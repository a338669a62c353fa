import type { MfaMethod } from "@croupier/contracts";
import { transact, type Database } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { signInSubjects, type TryLimits } from "../attempt-subjects.ts";
import type { AttemptCounter } from "../attempts.ts";
import type { PassCaptcha } from "../captcha/captcha.ts";
import { recordSignInLocked } from "../events/record-sign-in-locked.ts";
import type { Hashing } from "../hashing.ts";
import type { Login, PlayerReader } from "../player-reader.ts";
import { holdPassword, replacePasswordHash } from "../player-transactor.ts";
import type { SignInRefusal } from "../refusals.ts";
import type { SignedInPlayer } from "../register.ts";
import { retryAfterSeconds } from "../retry-after.ts";
import type { Sessions } from "../sessions.ts";
import { findKnownDevice } from "./devices.ts";
import type { Arrival, Enter } from "./enter.ts";
import type { PartialSessions } from "./partial-sessions.ts";

export type SignInRequest = Arrival & {
  readonly brand: string;
  /** E-mail or nickname. */
  readonly login: string;
  readonly password: string;
  /** The answer to what a refusal before asked. */
  readonly captcha?: string | undefined;
};

/** In, or one step further: then `methods` says with what the second step can be made. */
export type SignInOutcome =
  | ({ readonly step: "in" } & SignedInPlayer)
  | {
      readonly step: "second factor";
      readonly methods: readonly MfaMethod[];
      readonly partialToken: string;
    };

export function createSignIn(room: {
  database: Database;
  clock: Clock;
  reader: PlayerReader;
  sessions: Sessions;
  hashing: Hashing;
  attempts: AttemptCounter;
  limits: TryLimits;
  enter: Enter;
  partialSessions: PartialSessions;
  passCaptcha: PassCaptcha;
  dueAtSignIn: (playerId: string) => Promise<MfaMethod[]>;
}) {
  return async function signIn(
    request: SignInRequest,
  ): Promise<Result<SignInOutcome, SignInRefusal>> {
    const now = room.clock();
    const login = await room.reader.findLogin(request.brand, request.login);
    const knownDevice = await findKnownDevice(room.database, {
      playerId: login?.playerId,
      token: request.deviceToken,
    });
    const subjects = signInSubjects(
      { ...request, playerId: login?.playerId, knownDevice },
      room.limits,
    );
    if (await room.attempts.suspects([...subjects.crowd, ...subjects.guessed], now)) {
      const { brand, captcha } = request;
      const passed = await room.passCaptcha({ action: "sign_in", brand }, captcha);
      if (!passed.ok) return passed;
    }
    const counted = await room.attempts.begin(subjects, now);
    if (counted.mustFail) {
      await transact(room.database, (tx) => recordSignInLocked(tx, login?.playerId));
    }
    if (counted.lockedUntil !== undefined) {
      const wait = retryAfterSeconds(counted.lockedUntil, now);
      return refuse({ code: "too_many_attempts", retryAfterSeconds: wait });
    }
    const verified = await room.hashing.verify(request.password, login?.passwordHash);
    if (!verified.ok) return verified;
    if (login === undefined || !verified.value || counted.mustFail) {
      await transact(room.database, (tx) => room.attempts.failed(tx, subjects.crowd, now));
      return refuse({ code: "wrong_credentials" });
    }
    // Who has closed the account still comes in: what is theirs is paid out to them.
    if (login.status === "blocked") return refuse({ code: "account_blocked" });

    const { playerId, language } = login;
    const { brand } = request;
    const methods = await room.dueAtSignIn(playerId);
    const freshHash = await rehash(login, request.password);
    const outcome = await transact(room.database, async (tx) => {
      if (!(await holdPassword(tx, login))) return undefined;
      await room.attempts.succeeded(tx, subjects.guessed, now);
      if (freshHash !== undefined) {
        const { passwordHash: before } = login;
        await replacePasswordHash(tx, { playerId, before, after: freshHash });
      }
      return methods.length > 0
        ? { partialToken: await room.partialSessions.start(tx, { playerId, brand }) }
        : room.enter(tx, { playerId, brand, language }, request);
    });
    // Changed while it was looked at: the old one opens nothing any more.
    if (outcome === undefined) return refuse({ code: "wrong_credentials" });
    if ("partialToken" in outcome) return ok({ step: "second factor", methods, ...outcome });
    if (request.previousToken !== undefined) await room.sessions.end(request.previousToken);
    return ok({ step: "in", user: await room.reader.getUser(playerId), ...outcome });
  };

  /** Only now is the password at hand. When hashing is busy the old hash does for another time. */
  async function rehash(login: Login, password: string): Promise<string | undefined> {
    if (!room.hashing.needsRehash(login.passwordHash)) return undefined;
    const hashed = await room.hashing.hash(password);
    return hashed.ok ? hashed.value : undefined;
  }
}
