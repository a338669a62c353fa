import { uuidv7 } from "@croupier/kit/ids";
import { ok } from "@croupier/kit/result";
import type { Place } from "@croupier/policy";
import { sql } from "kysely";
import { recordEvent } from "../events/record-event.ts";
import { underLock, type SaferPlayRoom } from "../safer-play/room.ts";
import { askRegisters } from "./ask-registers.ts";
import type { FindRegister, RegisteredPerson } from "./exclusion-register.ts";

/** What stands of an answer: null is that nobody could be asked. */
const listedBy = { clear: false, listed: true, unreachable: null, missing: null } as const;

/** Asks at every way in, where the law of where the player lives or is wants it. */
export function createRegisterCheck(
  room: SaferPlayRoom & {
    readonly findRegister: FindRegister;
    readonly reportError: (error: unknown) => void;
  },
) {
  return async function checkRegister(asker: {
    readonly playerId: string;
    readonly present?: Place | undefined;
  }): Promise<void> {
    const { playerId, present } = asker;
    const row = await readPerson(playerId);
    if (row === undefined) return;
    const { now, countryCode, subdivision, ...person } = row;
    const residence = { countryCode, subdivision: subdivision ?? undefined };
    const places = [residence, present ?? residence];
    // Of two that ask at once, the later question counts, however long the answers take.
    const checkId = uuidv7();
    const asked = await askRegisters(room, { person, places, now });
    if (asked === undefined) return;
    const listed = listedBy[asked.verdict];
    await underLock(room, { playerId }, async (tx, { standing }) => {
      await sql`
        INSERT INTO players.register_check
          (player_id, check_id, register, listed, reference, checked_at)
        VALUES (${playerId}, ${checkId}, ${asked.registers}, ${listed}, ${asked.reference},
                ${standing.now})
      `.execute(tx);
      if (listed !== null && listed !== standing.listedInRegister) {
        const told = { register: asked.registers, listed };
        await recordEvent(tx, { playerId, kind: "register_checked", facts: told, by: "house" });
      }
      return ok();
    });
  };

  async function readPerson(playerId: string) {
    const { rows } = await sql<
      RegisteredPerson & { now: Date; countryCode: string; subdivision: string | null }
    >`
      SELECT first_name AS "firstName", last_name AS "lastName",
             to_char(date_of_birth, 'YYYY-MM-DD') AS "dateOfBirth", email,
             postal_code AS "postalCode", phone, country_code AS "countryCode", subdivision,
             clock_timestamp() AS now
      FROM players.profile WHERE player_id = ${playerId}
    `.execute(room.database.db);
    return rows[0];
  }
}
