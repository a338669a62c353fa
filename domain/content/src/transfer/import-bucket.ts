import type { Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import type { CheckBlocks } from "../entries/check-blocks.ts";
import { schemaVersionNow } from "../entries/entry-migrations.ts";
import { readMediaFile } from "../media/stored-media.ts";
import type { ImportRefusal, SlugTaken } from "../refusals.ts";
import { lockBucket, recordChanges, type ContentAnnouncement } from "../store/change-log.ts";
import { claimsOf, settleSlugs, type SlugClaim } from "../store/slugs.ts";
import type { BucketFile, EntryInFile } from "./bucket-file.ts";
import { checkBucketFile } from "./check-bucket-file.ts";
import { decideImport, type PlannedPart } from "./decide-import.ts";
import { describePictures, type DescribedMedia } from "./describe-pictures.ts";
import { readKnownParts } from "./known-parts.ts";

export type ImportRequest = {
  readonly bucket: string;
  readonly file: unknown;
  readonly by: string;
};

export type Imported = {
  readonly entries: number;
  readonly versions: number;
  /** By their hashes: pictures the file names that nobody brought. */
  readonly picturesMissing: readonly string[];
  readonly announcement: ContentAnnouncement | undefined;
};

/** All of a file or, when a piece of it is refused, nothing. */
export async function importInto(
  tx: Transact,
  { bucket, file, by }: ImportRequest,
  { clock, checkBlocks }: { readonly clock: Clock; readonly checkBlocks: CheckBlocks },
): Promise<Result<Imported, ImportRefusal>> {
  const checked = checkBucketFile(file, checkBlocks);
  if (!checked.ok) return checked;
  const { entries, media, redirects } = checked.value;
  const described = await describePictures(media, (sha256) => readMediaFile(tx, sha256));
  if (!described.ok) return described;
  const { pictures, missing } = described.value;
  if (!(await lockBucket(tx, bucket))) return refuse({ code: "not_found" });
  const act = { bucket, by, at: clock() };
  const elsewhere = await findElsewhere(tx, bucket, entries);
  if (elsewhere !== undefined) return refuse({ code: "entry_elsewhere", entryId: elsewhere });

  const known = await readKnownParts(
    tx,
    entries.map(({ id }) => id),
  );
  const plan = entries.flatMap((entry) => decideImport(entry, known.get(entry.id) ?? new Map()));
  await insertEntries(tx, entries, act);
  const versions = await insertVersions(tx, plan, act);
  await movePointers(tx, plan, act);
  const slugs = await claimSlugs(tx, bucket, entries);
  if (!slugs.ok) return slugs;
  const changed = new Set(
    plan.filter(({ changesWhatIsShown }) => changesWhatIsShown).map(({ entryId }) => entryId),
  );
  await logPublications(tx, { plan, changed }, act);
  await insertMedia(tx, pictures, act);
  await insertRedirects(tx, redirects, act);
  const changes = [
    ...[...changed].map((subject) => ({ what: "entry", subject }) as const),
    ...redirects.map(({ from }) => ({ what: "redirect", subject: from }) as const),
    ...pictures.map(({ id }) => ({ what: "media", subject: id }) as const),
  ];
  const announcement =
    changes.length === 0 ? undefined : await recordChanges(tx, { ...act, changes });
  const picturesMissing = [...new Set(missing.map(({ sha256 }) => sha256))];
  return ok({ entries: entries.length, versions, picturesMissing, announcement });
}

type ImportAct = { readonly bucket: string; readonly by: string; readonly at: Date };

async function findElsewhere(
  tx: Transact,
  bucket: string,
  entries: readonly EntryInFile[],
): Promise<string | undefined> {
  const { rows } = await sql<{ entryId: string }>`
    SELECT e.entry_id AS "entryId" FROM content.entry AS e
    JOIN jsonb_to_recordset(${toJson(entries.map(({ id, kind }) => ({ id, kind })))}::jsonb)
      AS incoming (id uuid, kind text) ON incoming.id = e.entry_id
    WHERE e.bucket <> ${bucket} OR e.kind <> incoming.kind
    ORDER BY e.entry_id LIMIT 1
  `.execute(tx);
  return rows[0]?.entryId;
}

/** An entry that was deleted here and comes with an import is there again. */
async function insertEntries(
  tx: Transact,
  entries: readonly EntryInFile[],
  { bucket, by, at }: ImportAct,
): Promise<void> {
  await sql`
    INSERT INTO content.entry (entry_id, bucket, kind, created_at, created_by)
    SELECT id, ${bucket}, kind, ${at}, ${by}
    FROM jsonb_to_recordset(${toJson(entries.map(({ id, kind }) => ({ id, kind })))}::jsonb)
      AS incoming (id uuid, kind text)
    ON CONFLICT (entry_id) DO UPDATE SET deleted_at = NULL, deleted_by = NULL
  `.execute(tx);
}

async function insertVersions(
  tx: Transact,
  plan: readonly PlannedPart[],
  { by, at }: ImportAct,
): Promise<number> {
  const written = plan.flatMap(({ entryId, part, versions }) =>
    versions.map(({ number, data }) => ({ entryId, part, number, data })),
  );
  await sql`
    INSERT INTO content.version
      (entry_id, part, number, schema_version, data, slug, written_at, written_by, note)
    SELECT "entryId", part, number, ${schemaVersionNow}, data, data ->> 'slug', ${at}, ${by},
           'imported'
    FROM jsonb_to_recordset(${toJson(written)}::jsonb)
      AS written ("entryId" uuid, part text, number integer, data jsonb)
  `.execute(tx);
  return written.length;
}

async function movePointers(
  tx: Transact,
  plan: readonly PlannedPart[],
  { at }: ImportAct,
): Promise<void> {
  const pointers = plan.map(({ versions: _versions, ...pointer }) => pointer);
  await sql`
    INSERT INTO content.variant AS p
      (entry_id, part, latest_number, published_number, published_at)
    SELECT "entryId", part, "latestNumber", "publishedNumber",
           CASE WHEN "publishedNumber" IS NOT NULL THEN ${at}::timestamptz END
    FROM jsonb_to_recordset(${toJson(pointers)}::jsonb) AS pointer
      ("entryId" uuid, part text, "latestNumber" integer, "publishedNumber" integer)
    ON CONFLICT (entry_id, part) DO UPDATE SET
      latest_number = excluded.latest_number,
      published_number = excluded.published_number,
      published_at = CASE
        WHEN excluded.published_number = p.published_number THEN p.published_at
        ELSE excluded.published_at
      END,
      archived_at = CASE WHEN excluded.published_number IS NULL THEN p.archived_at END
  `.execute(tx);
}

async function claimSlugs(
  tx: Transact,
  bucket: string,
  entries: readonly EntryInFile[],
): Promise<Result<void, SlugTaken>> {
  const claims = entries.flatMap(({ id, kind, published, common, languages }) =>
    published ? claimsOf({ entryId: id, kind }, { common, ...languages }) : [],
  );
  const taken = findRivals(claims);
  if (taken !== undefined) return refuse(taken);
  return settleSlugs(tx, bucket, { entryIds: entries.map(({ id }) => id), claims });
}

/** Two entries of the file itself under one slug. */
function findRivals(claims: readonly SlugClaim[]): SlugTaken | undefined {
  const first = new Map<string, SlugClaim>();
  for (const claim of claims) {
    const { language, space, slug } = claim;
    const rival = first.get(`${language} ${space} ${slug}`);
    if (rival !== undefined) return { code: "slug_taken", slug, language, entryId: rival.entryId };
    first.set(`${language} ${space} ${slug}`, claim);
  }
  return undefined;
}

async function logPublications(
  tx: Transact,
  { plan, changed }: { plan: readonly PlannedPart[]; changed: ReadonlySet<string> },
  { by, at }: ImportAct,
): Promise<void> {
  const numbers = new Map<string, Record<string, number>>();
  for (const { entryId, part, publishedNumber } of plan) {
    if (!changed.has(entryId)) continue;
    const parts = numbers.get(entryId) ?? {};
    if (publishedNumber !== null) parts[part] = publishedNumber;
    numbers.set(entryId, parts);
  }
  const records = [...numbers].map(([entryId, parts]) => {
    const action = Object.keys(parts).length === 0 ? "unpublish" : "publish";
    return { id: uuidv7(), entryId, action, parts };
  });
  await sql`
    INSERT INTO content.publication
      (publication_id, entry_id, action, parts, happened_at, happened_by, note)
    SELECT id, "entryId", action, parts, ${at}, ${by}, 'imported'
    FROM jsonb_to_recordset(${toJson(records)}::jsonb)
      AS record (id uuid, "entryId" uuid, action text, parts jsonb)
  `.execute(tx);
}

async function insertMedia(
  tx: Transact,
  media: readonly DescribedMedia[],
  { bucket, by, at }: ImportAct,
): Promise<void> {
  for (const { id, name, folder, alt, focalPoint, file, sha256, ...facts } of media) {
    const { mime, width, height, colour } = facts;
    if (file !== undefined) {
      await sql`
        INSERT INTO content.media_file (sha256, bytes) VALUES (${sha256}, ${file})
        ON CONFLICT (sha256) DO NOTHING
      `.execute(tx);
    }
    await sql`
      INSERT INTO content.media (media_id, bucket, folder, name, sha256, mime, width, height, alt,
                                 focal_x, focal_y, colour, written_at, written_by)
      VALUES (${id}, ${bucket}, ${folder}, ${name}, ${sha256}, ${mime}, ${width}, ${height},
              ${toJson(alt)}::jsonb, ${focalPoint.x}, ${focalPoint.y}, ${colour}, ${at}, ${by})
      ON CONFLICT (media_id) DO UPDATE SET
        folder = excluded.folder, name = excluded.name, sha256 = excluded.sha256,
        mime = excluded.mime, width = excluded.width, height = excluded.height, alt = excluded.alt,
        focal_x = excluded.focal_x, focal_y = excluded.focal_y, colour = excluded.colour,
        written_at = excluded.written_at, written_by = excluded.written_by, deleted_at = NULL
    `.execute(tx);
  }
}

async function insertRedirects(
  tx: Transact,
  redirects: BucketFile["redirects"],
  { bucket, by, at }: ImportAct,
): Promise<void> {
  await sql`
    INSERT INTO content.redirect (bucket, from_path, to_path, written_at, written_by)
    SELECT ${bucket}, "from", "to", ${at}, ${by}
    FROM jsonb_to_recordset(${toJson(redirects)}::jsonb) AS incoming ("from" text, "to" text)
    ON CONFLICT (bucket, from_path) DO UPDATE SET
      to_path = excluded.to_path, written_at = excluded.written_at,
      written_by = excluded.written_by
  `.execute(tx);
}

function toJson(value: unknown): string {
  return JSON.stringify(value);
}
