import type { Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { sql } from "kysely";
import { recordEvent } from "../events/record-event.ts";
import { lockProfile } from "../profile/profile-reader.ts";
import type { FoundPerson } from "./find-same-person.ts";

/** The exclusion of one account counts for another from now on. Found again, nothing is added. */
export async function recordMatch(
  tx: Transact,
  { playerId, excluded }: { playerId: string; excluded: FoundPerson },
): Promise<boolean> {
  // As money does: no deposit of this account is under way while its exclusion begins.
  await lockProfile(tx, playerId);
  const { rows } = await sql`
    INSERT INTO players.same_person (player_id, match_id, excluded_id, certainty, evidence)
    VALUES (${playerId}, ${uuidv7()}, ${excluded.playerId}, ${excluded.certainty},
            ${[...excluded.evidence]}::text[])
    ON CONFLICT (player_id, excluded_id) DO NOTHING RETURNING 1
  `.execute(tx);
  if (rows.length === 0) return false;
  // Without its facts: the player may read it, and they speak of another account.
  await recordEvent(tx, { playerId, kind: "same_person_found", by: "house" });
  return true;
}
