import type { Transact } from "@croupier/database";
import { sql } from "kysely";

export type Change = {
  readonly what: "entry" | "redirect" | "media";
  /** Id of an entry or a medium, path of a redirect. */
  readonly subject: string;
};

/** Told after commit, so that whoever hears it can read what it is about. */
export type ContentAnnouncement = { readonly bucket: string; readonly sequence: number };
export type AnnounceContent = (announcement: ContentAnnouncement) => Promise<void>;

/** Until the transaction ends nobody else publishes in this bucket; false when there is none. */
export async function lockBucket(tx: Transact, bucket: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT bucket FROM content.bucket WHERE bucket = ${bucket} FOR UPDATE
  `.execute(tx);
  return rows.length === 1;
}

/** Call under `lockBucket`: numbers then commit in order, and a reader never misses one. */
export async function recordChanges(
  tx: Transact,
  { bucket, at, changes }: { bucket: string; at: Date; changes: readonly Change[] },
): Promise<ContentAnnouncement> {
  const { rows } = await sql<{ sequence: bigint }>`
    WITH ahead AS (
      UPDATE content.bucket SET sequence = sequence + ${changes.length}
      WHERE bucket = ${bucket} RETURNING sequence
    ), written AS (
      INSERT INTO content.change (bucket, sequence, what, subject, happened_at)
      SELECT ${bucket}, ahead.sequence - ${changes.length} + said.ordinality, said.what,
             said.subject, ${at}
      FROM ahead, unnest(
        ${changes.map(({ what }) => what)}::text[], ${changes.map(({ subject }) => subject)}::text[]
      ) WITH ORDINALITY AS said (what, subject, ordinality)
    )
    SELECT sequence FROM ahead
  `.execute(tx);
  return { bucket, sequence: Number(rows[0]?.sequence ?? 0n) };
}
