import { uuidv7 } from "@croupier/kit/ids";
import { sql } from "kysely";
import { recordEvent } from "../events/record-event.ts";
import { lookAt, underLock, type SaferPlayRoom } from "../safer-play/room.ts";
import { ok } from "@croupier/kit/result";
import type { ExclusionRegister, RegisteredPerson } from "./exclusion-register.ts";

/** Asks at every way in, where the law of the player's place wants it. */
export function createRegisterCheck(
  room: SaferPlayRoom & {
    readonly register: ExclusionRegister;
    readonly reportError: (error: unknown) => void;
  },
) {
  return async function checkRegister(playerId: string): Promise<void> {
    const facts = await lookAt(room, { playerId });
    if (facts?.policy.registerCheck !== true) return;
    const person = await readPerson(playerId);
    if (person === undefined) return;
    const listed = await ask(person);
    // Unreachable: what was last known still holds, in either direction.
    if (listed === undefined) return;
    await underLock(room, { playerId }, async (tx, { standing }) => {
      await sql`
        INSERT INTO players.register_check (player_id, check_id, register, listed, checked_at)
        VALUES (${playerId}, ${uuidv7()}, ${room.register.name}, ${listed}, ${standing.now})
      `.execute(tx);
      if (listed !== standing.listedInRegister) {
        const told = { register: room.register.name, listed };
        await recordEvent(tx, { playerId, kind: "register_checked", facts: told, by: "house" });
      }
      return ok();
    });
  };

  async function ask(person: RegisteredPerson): Promise<boolean | undefined> {
    try {
      return await room.register.isListed(person);
    } catch (error) {
      room.reportError(error);
      return undefined;
    }
  }

  async function readPerson(playerId: string): Promise<RegisteredPerson | undefined> {
    const { rows } = await sql<RegisteredPerson>`
      SELECT first_name AS "firstName", last_name AS "lastName",
             to_char(date_of_birth, 'YYYY-MM-DD') AS "dateOfBirth", email,
             postal_code AS "postalCode"
      FROM players.profile WHERE player_id = ${playerId}
    `.execute(room.database.db);
    return rows[0];
  }
}
