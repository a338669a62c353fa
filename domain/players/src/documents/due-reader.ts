import type { Database } from "@croupier/database";
import type { Place } from "@croupier/policy";
import { sql } from "kysely";
import type { DocumentType } from "./document.ts";

type Db = Database["db"];

export type DueDocument = { readonly playerId: string; readonly documentType: DocumentType };

/** Before every id there is. */
const noId = "00000000-0000-0000-0000-000000000000";
const batch = 200;

/** Where players live, each place once: the law of a place is looked up once for all of them. */
export async function listPlaces(db: Db): Promise<readonly Place[]> {
  const { rows } = await sql<{ countryCode: string; subdivision: string | null }>`
    SELECT DISTINCT country_code AS "countryCode", subdivision FROM players.profile
  `.execute(db);
  return rows.map(({ countryCode, subdivision }) => ({
    countryCode,
    subdivision: subdivision ?? undefined,
  }));
}

/** Of a place, who has been here long enough and was never asked. */
export function listDueByDays(
  db: Db,
  due: { place: Place; documentType: DocumentType; joinedBefore: Date },
): AsyncGenerator<DueDocument> {
  const { place, documentType, joinedBefore } = due;
  return inBatches(async (after) => {
    const { rows } = await sql<DueDocument>`
      SELECT p.player_id AS "playerId", ${documentType} AS "documentType"
      FROM players.profile AS p
      WHERE p.status = 'active' AND p.country_code = ${place.countryCode}
        AND p.subdivision IS NOT DISTINCT FROM ${place.subdivision ?? null}
        AND p.joined_at <= ${joinedBefore} AND p.player_id > ${after}
        AND NOT EXISTS (SELECT 1 FROM players.document AS d
                        WHERE d.player_id = p.player_id AND d.document_type = ${documentType})
      ORDER BY p.player_id LIMIT ${batch}
    `.execute(db);
    return rows;
  });
}

/** What was verified and counts no longer. */
export function listExpired(db: Db, now: Date): AsyncGenerator<DueDocument> {
  return inBatches(async (after) => {
    const { rows } = await sql<DueDocument>`
      SELECT d.player_id AS "playerId", d.document_type AS "documentType"
      FROM players.document AS d JOIN players.profile AS p USING (player_id)
      WHERE d.status = 'VERIFIED' AND d.valid_until <= ${now} AND p.status = 'active'
        AND d.player_id > ${after}
      ORDER BY d.player_id, d.document_type LIMIT ${batch}
    `.execute(db);
    return rows;
  });
}

/** One page after another, so that nobody is met twice however long the first ones take. */
async function* inBatches(
  read: (after: string) => Promise<DueDocument[]>,
): AsyncGenerator<DueDocument> {
  for (let after = noId; ;) {
    const found = await read(after);
    yield* found;
    const last = found.at(-1);
    if (last === undefined) return;
    after = last.playerId;
  }
}
