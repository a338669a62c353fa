import type { Transact } from "@croupier/database";
import { findOtherAccounts, readPerson, waitForBirthday } from "./find-same-person.ts";
import { recordMatch } from "./record-match.ts";

/** What holds for one account of a person holds for all, from the same transaction on. */
export async function excludeOtherAccounts(tx: Transact, playerId: string): Promise<string[]> {
  const person = await readPerson(tx, playerId);
  if (person === undefined) return [];
  await waitForBirthday(tx, person.dateOfBirth);
  const others = await findOtherAccounts(tx, person);
  for (const other of others) {
    await recordMatch(tx, { playerId: other.playerId, excluded: { ...other, playerId } });
  }
  return others.map((other) => other.playerId);
}
