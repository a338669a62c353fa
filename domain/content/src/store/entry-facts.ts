import type { EntryKind } from "@croupier/contracts";
import type { Database, Transact } from "@croupier/database";
import { sql } from "kysely";

/** Reading asks the pool, deciding asks the transaction that will write. */
export type Connection = Database["db"] | Transact;

export type EntryFacts = {
  readonly entryId: string;
  readonly bucket: string;
  readonly kind: EntryKind;
  readonly deletedAt: Date | null;
};

export async function findEntry(db: Connection, entryId: string): Promise<EntryFacts | undefined> {
  const { rows } = await sql<EntryFacts>`
    SELECT entry_id AS "entryId", bucket, kind, deleted_at AS "deletedAt"
    FROM content.entry WHERE entry_id = ${entryId}
  `.execute(db);
  return rows[0];
}

/** Holds off a deletion until the writer is done. */
export async function findLivingEntry(
  tx: Transact,
  entryId: string,
): Promise<EntryFacts | undefined> {
  const { rows } = await sql<EntryFacts>`
    SELECT entry_id AS "entryId", bucket, kind, deleted_at AS "deletedAt"
    FROM content.entry WHERE entry_id = ${entryId} AND deleted_at IS NULL FOR SHARE
  `.execute(tx);
  return rows[0];
}
