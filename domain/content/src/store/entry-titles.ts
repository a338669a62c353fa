import type { Database } from "@croupier/database";
import { sql } from "kysely";
import { titleOfEntry } from "./title-of-entry.ts";

/** What entries are called, for those who know them only by their id. */
export function createEntryTitles(database: Database) {
  return {
    async readTitles(entryIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const { rows } = await sql<{ entryId: string; title: string }>`
        SELECT e.entry_id AS "entryId", ${titleOfEntry("e")} AS title
        FROM content.entry AS e WHERE e.entry_id = ANY (${[...entryIds]}::uuid[])
      `.execute(database.db);
      return new Map(rows.map(({ entryId, title }) => [entryId, title]));
    },
  };
}
