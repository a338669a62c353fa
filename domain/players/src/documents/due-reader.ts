import type { Database } from "@croupier/database";
import type { Place } from "@croupier/policy";
import { sql } from "kysely";
import type { DocumentType } from "./document.ts";
import { inBatches } from "./in-batches.ts";

type Db = Database["db"];

export type DueDocument = { readonly playerId: string; readonly documentType: DocumentType };

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
  return inBatches(
    async (after: string | null = null) => {
      const { rows } = await sql<DueDocument>`
      SELECT p.player_id AS "playerId", ${documentType} AS "documentType"
      FROM players.profile AS p
      WHERE p.status = 'active' AND p.country_code = ${place.countryCode}
        AND p.subdivision IS NOT DISTINCT FROM ${place.subdivision ?? null}
        AND p.joined_at <= ${joinedBefore} AND (${after}::uuid IS NULL OR p.player_id > ${after}::uuid)
        AND NOT EXISTS (SELECT 1 FROM players.document AS d
                        WHERE d.player_id = p.player_id AND d.document_type = ${documentType})
      ORDER BY p.player_id LIMIT ${batch}
    `.execute(db);
      return rows;
    },
    ({ playerId }) => playerId,
  );
}

/** What was verified and counts no longer. */
export function listExpired(db: Db, now: Date): AsyncGenerator<DueDocument> {
  return inBatches(
    async (before: DueDocument | undefined) => {
      const { playerId: after = null, documentType: type = null } = before ?? {};
      const { rows } = await sql<DueDocument>`
      SELECT d.player_id AS "playerId", d.document_type AS "documentType"
      FROM players.document AS d JOIN players.profile AS p USING (player_id)
      WHERE d.status = 'VERIFIED' AND d.valid_until <= ${now} AND p.status = 'active'
        AND (${after}::uuid IS NULL OR (d.player_id, d.document_type) > (${after}::uuid, ${type}))
      ORDER BY d.player_id, d.document_type LIMIT ${batch}
    `.execute(db);
      return rows;
    },
    (due) => due,
  );
}
