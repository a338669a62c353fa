import type { Transact } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import { knownDeviceSubject, signInSubjects, type TryLimits } from "../attempt-subjects.ts";
import type { AttemptCounter } from "../attempts.ts";
import { decidePassword } from "../decide-password.ts";
import { recordEvent } from "../events/record-event.ts";
import { findPerson } from "../find-person.ts";
import type { Hashing } from "../hashing.ts";
import type { QueueLetter } from "../letters.ts";
import type { Overloaded, PasswordTooCommon } from "../refusals.ts";
import { listKnownDevices } from "../sign-in/devices.ts";
import type { PartialSessions } from "../sign-in/partial-sessions.ts";
import { dropLinks } from "./reset-links.ts";

type Whose = { readonly playerId: string; readonly brand: string };
type Person = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
};

/** What a new password has to be, and what ends with the old one. */
export function createNewPassword(room: {
  clock: Clock;
  hashing: Hashing;
  attempts: AttemptCounter;
  limits: TryLimits;
  commonPasswords: ReadonlySet<string>;
  queueLetter: QueueLetter;
  partialSessions: PartialSessions;
  brandNameOf: (brand: string) => string;
}) {
  return {
    /** The hash of a password that will do for this person. */
    async hash(
      { brand }: Whose,
      person: Person,
      password: string,
    ): Promise<Result<string, PasswordTooCommon | Overloaded>> {
      const personalWords = [...wordsOf(person), brand, room.brandNameOf(brand)];
      const decided = decidePassword({ password, common: room.commonPasswords, personalWords });
      return decided.ok ? room.hashing.hash(password) : decided;
    },

    /** In one transaction with what allows it. The sessions end after it, by whoever commits it. */
    async put(tx: Transact, { playerId, brand }: Whose, person: Person, hash: string) {
      const now = room.clock();
      await sql`
        UPDATE players.credential SET hash = ${hash}, changed_at = ${now}
        WHERE player_id = ${playerId} AND kind = 'password'
      `.execute(tx);
      await dropLinks(tx, playerId);
      await room.partialSessions.endAllOf(tx, playerId);
      // Guesses at the old one say nothing about the new one.
      const facts = { brand, login: person.email, address: "", playerId };
      const ofDevices = (await listKnownDevices(tx, playerId)).map((knownDevice) =>
        knownDeviceSubject({ playerId, knownDevice }, room.limits),
      );
      const { guessed } = signInSubjects(facts, room.limits);
      await room.attempts.succeeded(tx, [...guessed, ...ofDevices], now);
      await recordEvent(tx, { playerId, kind: "password_changed", by: "player" });
      await tellOwner(tx, { playerId, brand }, person, now);
    },
  };

  async function tellOwner(tx: Transact, { playerId, brand }: Whose, person: Person, now: Date) {
    const { rows } = await sql<{ language: string }>`
      SELECT language FROM players.profile WHERE player_id = ${playerId}
    `.execute(tx);
    await room.queueLetter(tx, {
      template: "password-changed",
      brand: { code: brand, name: room.brandNameOf(brand) },
      to: person.email,
      language: rows[0]?.language ?? "en",
      facts: { firstName: person.firstName },
      onceKey: `password-changed ${playerId} ${now.toISOString()}`,
    });
  }
}

export type NewPassword = ReturnType<typeof createNewPassword>;

/** A player whose account is gone cannot choose a password for it. */
export async function findOwner(
  tx: Transact,
  playerId: string,
): Promise<Result<Person, { readonly code: "password_reset_over" }>> {
  const person = await findPerson(tx, playerId);
  return person === undefined ? refuse({ code: "password_reset_over" }) : ok(person);
}

function wordsOf({ email, firstName, lastName }: Person): string[] {
  const [mailbox = ""] = email.split("@");
  return [email, mailbox, firstName, lastName, firstName + lastName];
}
