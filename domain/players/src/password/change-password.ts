import { transact, type Database } from "@croupier/database";
import { assert } from "@croupier/kit/assert";
import { ok, type Result } from "@croupier/kit/result";
import type { Place } from "@croupier/policy";
import { findPerson } from "../find-person.ts";
import { placeText } from "../place-text.ts";
import { findPasswordSetAt, holdPassword } from "../player-transactor.ts";
import type { PasswordTooCommon } from "../refusals.ts";
import type { Session, Sessions } from "../sessions.ts";
import type { ProveRefusal } from "../step-up/prove.ts";
import type { NewPassword } from "./new-password.ts";

export type ChangePassword = {
  readonly session: Session;
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly present: Place;
};

export type ChangePasswordRefusal = ProveRefusal | PasswordTooCommon;

export function createChangePassword(room: {
  database: Database;
  sessions: Sessions;
  newPassword: NewPassword;
  provePassword: (asked: {
    playerId: string;
    password: string;
  }) => Promise<Result<undefined, ProveRefusal>>;
}) {
  /** Whoever else is signed in is not any more; here the session goes on under a new token. */
  return async function changePassword(
    wish: ChangePassword,
  ): Promise<Result<{ token: string; session: Session }, ChangePasswordRefusal>> {
    const { session, currentPassword, newPassword, present } = wish;
    const { playerId } = session;
    // Known before the proof, so that what is proved is this one or a later one, never one before.
    const passwordSetAt = await findPasswordSetAt(room.database.db, playerId);
    assert(passwordSetAt, "a player who holds a session has a password");
    const proved = await room.provePassword({ playerId, password: currentPassword });
    if (!proved.ok) return proved;
    const person = await transact(room.database, (tx) => findPerson(tx, playerId));
    assert(person, "a player who holds a session has a profile");
    const hashed = await room.newPassword.hash(session, person, newPassword);
    if (!hashed.ok) return hashed;
    const put = await transact(room.database, async (tx) => {
      if (!(await holdPassword(tx, { playerId, passwordSetAt }))) return false;
      await room.newPassword.put(tx, session, person, hashed.value);
      return true;
    });
    // Another change was faster: what was typed is now asked of the password it has put there.
    if (!put) return changePassword(wish);
    await room.sessions.endAllOf(playerId);
    const fresh = { ...session, place: placeText(present) };
    return ok(await transact(room.database, (tx) => room.sessions.start(tx, fresh)));
  };
}
