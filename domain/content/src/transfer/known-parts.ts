import type { EntryKind } from "@croupier/contracts";
import { sql } from "kysely";
import type { PartData } from "../entries/check-entry.ts";
import { migrateEntryData } from "../entries/entry-migrations.ts";
import type { Connection } from "../store/entry-facts.ts";
import type { KnownPart } from "./decide-import.ts";

export type StoredParts = ReadonlyMap<string, ReadonlyMap<string, KnownPart>>;

type Row = {
  readonly entryId: string;
  readonly kind: EntryKind;
  readonly part: string;
  readonly latestNumber: number;
  readonly publishedNumber: number | null;
  readonly latest: PartData;
  readonly latestSchema: number;
  readonly published: PartData | null;
  readonly publishedSchema: number | null;
};

/** Entry → part → what is newest and what is shown, in the form of today. */
export async function readKnownParts(
  db: Connection,
  entryIds: readonly string[],
): Promise<StoredParts> {
  const { rows } = await sql<Row>`
    SELECT e.entry_id AS "entryId", e.kind, p.part, p.latest_number AS "latestNumber",
           p.published_number AS "publishedNumber", l.data AS latest,
           l.schema_version AS "latestSchema", s.data AS published,
           s.schema_version AS "publishedSchema"
    FROM content.entry AS e
    JOIN content.variant AS p USING (entry_id)
    JOIN content.version AS l
      ON l.entry_id = p.entry_id AND l.part = p.part AND l.number = p.latest_number
    LEFT JOIN content.version AS s
      ON s.entry_id = p.entry_id AND s.part = p.part AND s.number = p.published_number
    WHERE e.entry_id = ANY (${entryIds}::uuid[])
  `.execute(db);
  const known = new Map<string, Map<string, KnownPart>>();
  for (const { entryId, kind, part, latestNumber, publishedNumber, ...stored } of rows) {
    const { latest, latestSchema, published, publishedSchema } = stored;
    const parts = known.get(entryId) ?? new Map<string, KnownPart>();
    known.set(entryId, parts);
    const read = (data: PartData, schemaVersion: number) =>
      migrateEntryData({ kind, part, schemaVersion, data });
    parts.set(part, {
      latestNumber,
      publishedNumber,
      latest: read(latest, latestSchema),
      published: published === null ? null : read(published, publishedSchema ?? latestSchema),
    });
  }
  return known;
}
