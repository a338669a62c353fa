import type { EntryKind } from "@croupier/contracts";
import { sql } from "kysely";
import type { PartData } from "../entries/check-entry.ts";
import { migrateEntryData } from "../entries/entry-migrations.ts";
import type { Connection } from "./entry-facts.ts";

export type Version = {
  readonly number: number;
  readonly writtenAt: Date;
  readonly writtenBy: string;
  readonly note: string | null;
  /** In the form of today, whenever it was written. */
  readonly data: PartData;
};

type VersionRow = Version & { readonly kind: EntryKind; readonly schemaVersion: number };

/** The newest version when no number is asked for. */
export async function findVersion(
  db: Connection,
  { entryId, part, number }: { entryId: string; part: string; number?: number },
): Promise<Version | undefined> {
  const { rows } = await sql<VersionRow>`
    SELECT v.number, v.written_at AS "writtenAt", v.written_by AS "writtenBy", v.note, v.data,
           v.schema_version AS "schemaVersion", e.kind
    FROM content.version AS v JOIN content.entry AS e USING (entry_id)
    WHERE v.entry_id = ${entryId} AND v.part = ${part}
      AND (${number ?? null}::integer IS NULL OR v.number = ${number ?? null}::integer)
    ORDER BY v.number DESC LIMIT 1
  `.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { kind, schemaVersion, ...version } = row;
  return {
    ...version,
    data: migrateEntryData({ kind, part, schemaVersion, data: version.data }),
  };
}
