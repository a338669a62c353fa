import type { EntryKind } from "@croupier/contracts";
import { transact, type Database, type Transact } from "@croupier/database";
import { sql } from "kysely";
import type { PartData } from "../entries/check-entry.ts";
import type { PartNumbers } from "../entries/decide-publication.ts";
import { migrateEntryData } from "../entries/entry-migrations.ts";
import type {
  BucketFacts,
  EntryRow,
  MediaFacts,
  OldSlug,
  PublishedContent,
  PublishedPart,
  PublishedRow,
} from "../snapshot/rows.ts";

type BucketRow = BucketFacts & { readonly sequence: number };
type PartRow = {
  readonly id: string;
  readonly kind: EntryKind;
  readonly part: string;
  readonly number: number;
  readonly schemaVersion: number;
  readonly publishedAt: Date;
  readonly data: PartData;
};
type Subjects = { readonly [What in "entry" | "redirect" | "media"]: readonly string[] };

/** What a snapshot is built from, and what brings it up to date. */
export function createPublished(database: Database) {
  /** Number and rows are of one moment: what commits while they are read belongs to the next. */
  function atOneMoment<T>(read: (tx: Transact) => Promise<T>): Promise<T> {
    return transact(database, read, { isolation: "repeatable read" });
  }

  return {
    async listBuckets(): Promise<readonly BucketRow[]> {
      return readBuckets(database.db, null);
    },

    /** All that is published in a bucket; undefined when there is no such bucket. */
    loadPublished(bucket: string): Promise<PublishedContent | undefined> {
      return atOneMoment(async (tx) => {
        const [facts] = await readBuckets(tx, bucket);
        return facts && { ...facts, rows: await readRows(tx, bucket, null) };
      });
    },

    /**
     * What of the published changed after `since`, as it is now. Undefined when that number was never
     * reached (a backup was restored): then everything has to be loaded anew.
     */
    readChanges(
      bucket: string,
      since: number,
    ): Promise<{ sequence: number; rows: readonly PublishedRow[] } | undefined> {
      return atOneMoment(async (tx) => {
        const [facts] = await readBuckets(tx, bucket);
        if (facts === undefined || facts.sequence < since) return undefined;
        const subjects = await readSubjects(tx, bucket, since);
        return { sequence: facts.sequence, rows: await readRows(tx, bucket, subjects) };
      });
    },

    /**
     * An entry as it would be if its newest versions, or these, were published: applied to the
     * snapshot it is a preview. Undefined while it has no common part.
     */
    async readDraftRow(entryId: string, numbers: PartNumbers = {}): Promise<EntryRow | undefined> {
      const { rows } = await sql<PartRow>`
        SELECT e.entry_id AS id, e.kind, p.part, v.number, v.schema_version AS "schemaVersion",
               v.written_at AS "publishedAt", v.data
        FROM content.entry AS e JOIN content.variant AS p USING (entry_id)
        JOIN content.version AS v ON v.entry_id = p.entry_id AND v.part = p.part
         AND v.number = coalesce(
           (${JSON.stringify(numbers)}::jsonb ->> p.part)::integer, p.latest_number
         )
        WHERE e.entry_id = ${entryId}
      `.execute(database.db);
      const [entry] = groupParts(rows, new Map());
      return entry?.parts["common"] === undefined ? undefined : entry;
    },
  };
}

async function readBuckets(
  db: Database["db"] | Transact,
  bucket: string | null,
): Promise<readonly BucketRow[]> {
  const { rows } = await sql<BucketFacts & { sequence: bigint }>`
    SELECT bucket, brand_code AS "brandCode", languages, language_default AS "languageDefault",
           sequence
    FROM content.bucket JOIN content.brand USING (brand_code)
    WHERE ${bucket}::text IS NULL OR bucket = ${bucket} ORDER BY bucket
  `.execute(db);
  return rows.map((row) => ({ ...row, sequence: Number(row.sequence) }));
}

async function readSubjects(tx: Transact, bucket: string, since: number): Promise<Subjects> {
  const { rows } = await sql<{ what: keyof Subjects; subject: string }>`
    SELECT DISTINCT what, subject FROM content.change
    WHERE bucket = ${bucket} AND sequence > ${since}
  `.execute(tx);
  const of = (what: keyof Subjects) =>
    rows.filter((row) => row.what === what).map(({ subject }) => subject);
  return { entry: of("entry"), redirect: of("redirect"), media: of("media") };
}

/** Of these subjects, or of all; a subject of which nothing is published is gone. */
async function readRows(
  tx: Transact,
  bucket: string,
  subjects: Subjects | null,
): Promise<readonly PublishedRow[]> {
  const entries = await readEntries(tx, bucket, subjects?.entry ?? null);
  const redirects = await readRedirects(tx, bucket, subjects?.redirect ?? null);
  const media = await readMedia(tx, bucket, subjects?.media ?? null);
  if (subjects === null) return [...entries, ...redirects, ...media];
  const gone = (subject: keyof Subjects, there: readonly string[]): PublishedRow[] =>
    subjects[subject]
      .filter((id) => !there.includes(id))
      .map((id) => ({ what: "gone", subject, id }));
  return [
    ...entries,
    ...gone(
      "entry",
      entries.map(({ id }) => id),
    ),
    ...redirects,
    ...gone(
      "redirect",
      redirects.map(({ from }) => from),
    ),
    ...media,
    ...gone(
      "media",
      media.map((row) => row.media.id),
    ),
  ];
}

async function readEntries(
  tx: Transact,
  bucket: string,
  ids: readonly string[] | null,
): Promise<readonly EntryRow[]> {
  const { rows } = await sql<PartRow>`
    SELECT e.entry_id AS id, e.kind, p.part, v.number, v.schema_version AS "schemaVersion",
           p.published_at AS "publishedAt", v.data
    FROM content.entry AS e
    JOIN content.variant AS p USING (entry_id)
    JOIN content.version AS v
      ON v.entry_id = p.entry_id AND v.part = p.part AND v.number = p.published_number
    WHERE e.bucket = ${bucket} AND (${ids}::uuid[] IS NULL OR e.entry_id = ANY (${ids}::uuid[]))
  `.execute(tx);
  return groupParts(rows, await readOldSlugs(tx, bucket, ids));
}

async function readOldSlugs(
  tx: Transact,
  bucket: string,
  ids: readonly string[] | null,
): Promise<ReadonlyMap<string, readonly OldSlug[]>> {
  const { rows } = await sql<OldSlug & { id: string }>`
    SELECT entry_id AS id, language, space, slug FROM content.slug
    WHERE bucket = ${bucket} AND state = 'old'
      AND (${ids}::uuid[] IS NULL OR entry_id = ANY (${ids}::uuid[]))
    ORDER BY language, space, slug
  `.execute(tx);
  const slugs = new Map<string, OldSlug[]>();
  for (const { id, ...slug } of rows) slugs.set(id, [...(slugs.get(id) ?? []), slug]);
  return slugs;
}

/** `published_number` of the common part stands or falls with the rest, so every group has one. */
function groupParts(
  rows: readonly PartRow[],
  oldSlugs: ReadonlyMap<string, readonly OldSlug[]>,
): readonly EntryRow[] {
  const entries = new Map<string, EntryRow & { parts: Record<string, PublishedPart> }>();
  for (const { id, kind, part, number, schemaVersion, publishedAt, data } of rows) {
    let entry = entries.get(id);
    if (entry === undefined) {
      entry = { what: "entry", id, kind, parts: {}, oldSlugs: oldSlugs.get(id) ?? [] };
      entries.set(id, entry);
    }
    entry.parts[part] = {
      number,
      publishedAt: publishedAt.toISOString(),
      data: migrateEntryData({ kind, part, schemaVersion, data }),
    };
  }
  return [...entries.values()];
}

async function readRedirects(
  tx: Transact,
  bucket: string,
  paths: readonly string[] | null,
): Promise<readonly Extract<PublishedRow, { what: "redirect" }>[]> {
  const { rows } = await sql<{ what: "redirect"; from: string; to: string }>`
    SELECT 'redirect' AS what, from_path AS from, to_path AS to FROM content.redirect
    WHERE bucket = ${bucket} AND (${paths}::text[] IS NULL OR from_path = ANY (${paths}::text[]))
  `.execute(tx);
  return rows;
}

async function readMedia(
  tx: Transact,
  bucket: string,
  ids: readonly string[] | null,
): Promise<readonly Extract<PublishedRow, { what: "media" }>[]> {
  const { rows } = await sql<MediaFacts>`
    SELECT media_id AS id, name, encode(sha256, 'hex') AS sha256, mime, width, height, alt,
           focal_x AS "focalX", focal_y AS "focalY", colour
    FROM content.media
    WHERE bucket = ${bucket} AND deleted_at IS NULL
      AND (${ids}::uuid[] IS NULL OR media_id = ANY (${ids}::uuid[]))
  `.execute(tx);
  return rows.map((media) => ({ what: "media", media }));
}
