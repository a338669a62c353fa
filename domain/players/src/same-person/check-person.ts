import { transact, type Database } from "@croupier/database";
import { findExcludedSelf, readPerson, waitForBirthday } from "./find-same-person.ts";
import { recordMatch } from "./record-match.ts";

/** Asks at every way in whether this is somebody who is excluded at another account. */
export function createPersonCheck({ database }: { readonly database: Database }) {
  return async function checkPerson(playerId: string): Promise<void> {
    await transact(database, async (tx) => {
      const person = await readPerson(tx, playerId);
      if (person === undefined) return;
      await waitForBirthday(tx, person.dateOfBirth);
      const excluded = await findExcludedSelf(tx, person);
      // Somebody who only seems to be: the joining was looked at, and staff learn of it there.
      if (excluded?.certainty === "same") await recordMatch(tx, { playerId, excluded });
    });
  };
}
