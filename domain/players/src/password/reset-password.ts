import { transact, type Database } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { resetSubjects, type TryLimits } from "../attempt-subjects.ts";
import type { AttemptCounter } from "../attempts.ts";
import type { Overloaded, PasswordTooCommon, TooManyAttempts } from "../refusals.ts";
import { retryAfterSeconds } from "../retry-after.ts";
import type { Sessions } from "../sessions.ts";
import { findOwner, type NewPassword } from "./new-password.ts";
import { findLink, spendLink } from "./reset-links.ts";

export type ResetPassword = {
  readonly brand: string;
  readonly token: string;
  readonly password: string;
  readonly address: string;
};

/** Used, too old and never made are one answer. */
export type PasswordResetOver = { readonly code: "password_reset_over" };
export type ResetRefusal = TooManyAttempts | PasswordResetOver | PasswordTooCommon | Overloaded;

export function createResetPassword(room: {
  database: Database;
  clock: Clock;
  attempts: AttemptCounter;
  limits: TryLimits;
  sessions: Sessions;
  newPassword: NewPassword;
}) {
  const over: PasswordResetOver = { code: "password_reset_over" };

  return async function resetPassword(
    request: ResetPassword,
  ): Promise<Result<undefined, ResetRefusal>> {
    const now = room.clock();
    const { brand, token, password } = request;
    const { crowd } = resetSubjects({ ...request, email: "" }, room.limits);
    const { lockedUntil } = await room.attempts.begin({ guessed: [], crowd }, now);
    if (lockedUntil !== undefined) {
      const wait = retryAfterSeconds(lockedUntil, now);
      return refuse({ code: "too_many_attempts", retryAfterSeconds: wait });
    }
    const playerId = await findLink(room.database.db, { token, brand, now });
    if (playerId === undefined) {
      await transact(room.database, (tx) => room.attempts.failed(tx, crowd, now));
      return refuse(over);
    }
    const owner = await transact(room.database, (tx) => findOwner(tx, playerId));
    if (!owner.ok) return owner;
    const hashed = await room.newPassword.hash({ playerId, brand }, owner.value, password);
    if (!hashed.ok) return hashed;
    const done = await transact(room.database, async (tx) => {
      if (!(await spendLink(tx, { token, playerId, now }))) return false;
      await room.newPassword.put(tx, { playerId, brand }, owner.value, hashed.value);
      return true;
    });
    if (!done) return refuse(over);
    await room.sessions.endAllOf(playerId);
    return ok();
  };
}
