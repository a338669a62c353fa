import type { Transact } from "@croupier/database";
import { sql } from "kysely";
import type { PartFacts } from "../entries/decide-publication.ts";

/** What a decision about the visibility of an entry is made from. */
export async function readParts(tx: Transact, entryId: string): Promise<readonly PartFacts[]> {
  const { rows } = await sql<PartFacts>`
    SELECT part, latest_number AS "latestNumber", published_number AS "publishedNumber"
    FROM content.variant WHERE entry_id = ${entryId} ORDER BY part
  `.execute(tx);
  return rows;
}
