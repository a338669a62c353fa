import { transact, type Database } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import type { Place } from "@croupier/policy";
import { signInSubjects, type TryLimits } from "./attempt-subjects.ts";
import type { AttemptCounter } from "./attempts.ts";
import { describeDevice } from "./device.ts";
import type { Hashing } from "./hashing.ts";
import { placeText } from "./place-text.ts";
import type { Login, PlayerReader } from "./player-reader.ts";
import { replacePasswordHash } from "./player-transactor.ts";
import type { SignInRefusal } from "./refusals.ts";
import type { SignedInPlayer } from "./register.ts";
import { retryAfterSeconds } from "./retry-after.ts";
import type { Sessions } from "./sessions.ts";

export type SignInRequest = {
  readonly brand: string;
  /** E-mail or nickname. */
  readonly login: string;
  readonly password: string;
  readonly present: Place;
  readonly address: string;
  readonly userAgent: string | undefined;
  /** The session the browser already had; it ends when the new one begins. */
  readonly previousToken?: string | undefined;
};

export function createSignIn(room: {
  database: Database;
  clock: Clock;
  reader: PlayerReader;
  sessions: Sessions;
  hashing: Hashing;
  attempts: AttemptCounter;
  limits: TryLimits;
}) {
  return async function signIn(
    request: SignInRequest,
  ): Promise<Result<SignedInPlayer, SignInRefusal>> {
    const now = room.clock();
    const login = await room.reader.findLogin(request.brand, request.login);
    const subjects = signInSubjects({ ...request, playerId: login?.playerId }, room.limits);
    const counted = await room.attempts.begin(subjects, now);
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
    if (login.status !== "active") return refuse({ code: "account_blocked" });

    const freshHash = await rehash(login, request.password);
    const started = await transact(room.database, async (tx) => {
      await room.attempts.succeeded(tx, subjects.guessed, now);
      if (freshHash !== undefined) {
        const { playerId, passwordHash } = login;
        await replacePasswordHash(tx, { playerId, before: passwordHash, after: freshHash });
      }
      return room.sessions.start(tx, {
        playerId: login.playerId,
        brand: request.brand,
        language: login.language,
        device: describeDevice(request.userAgent),
        place: placeText(request.present),
      });
    });
    if (request.previousToken !== undefined) await room.sessions.end(request.previousToken);
    return ok({ user: await room.reader.getUser(login.playerId), ...started });
  };

  /** Only now is the password at hand. When hashing is busy the old hash does for another time. */
  async function rehash(login: Login, password: string): Promise<string | undefined> {
    if (!room.hashing.needsRehash(login.passwordHash)) return undefined;
    const hashed = await room.hashing.hash(password);
    return hashed.ok ? hashed.value : undefined;
  }
}
