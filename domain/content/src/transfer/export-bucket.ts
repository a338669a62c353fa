import { entryKinds, type EntryKind } from "@croupier/contracts";
import { sql } from "kysely";
import type { PartData } from "../entries/check-entry.ts";
import { schemaVersionNow } from "../entries/entry-migrations.ts";
import type { Connection } from "../store/entry-facts.ts";
import type { BucketFile, EntryInFile } from "./bucket-file.ts";
import { canonical } from "./canonical.ts";
import type { KnownPart } from "./decide-import.ts";
import { readKnownParts } from "./known-parts.ts";

type EntryRow = { readonly id: string; readonly kind: EntryKind };
type MediaRow = Omit<BucketFile["media"][number], "focalPoint" | "bytes"> & {
  readonly focalX: number;
  readonly focalY: number;
  readonly bytes: Buffer;
};

/** What a bucket holds, in an order that depends on nothing but what it holds. History stays here. */
export async function exportFrom(db: Connection, bucket: string): Promise<BucketFile> {
  const { rows } = await sql<EntryRow>`
    SELECT entry_id AS id, kind FROM content.entry
    WHERE bucket = ${bucket} AND deleted_at IS NULL ORDER BY entry_id
  `.execute(db);
  const known = await readKnownParts(
    db,
    rows.map(({ id }) => id),
  );
  const entries = rows
    .toSorted((one, other) => entryKinds.indexOf(one.kind) - entryKinds.indexOf(other.kind))
    .map((row) => describeEntry(row, known.get(row.id) ?? new Map()));
  return canonical({
    format: "croupier-content",
    schemaVersion: schemaVersionNow,
    entries,
    redirects: await readRedirects(db, bucket),
    media: await readMedia(db, bucket),
  });
}

function describeEntry({ id, kind }: EntryRow, parts: ReadonlyMap<string, KnownPart>): EntryInFile {
  const published = [...parts.values()].some(({ publishedNumber }) => publishedNumber !== null);
  const shown: Record<string, PartData> = {};
  const drafts: Record<string, PartData> = {};
  for (const [part, facts] of parts) {
    if (!published) shown[part] = facts.latest;
    else if (facts.published !== null) shown[part] = facts.published;
    if (published && facts.latestNumber !== facts.publishedNumber) drafts[part] = facts.latest;
  }
  const { common = {}, ...languages } = shown;
  const hasDrafts = Object.keys(drafts).length > 0;
  return { id, kind, published, common, languages, ...(hasDrafts ? { drafts } : {}) };
}

async function readRedirects(db: Connection, bucket: string): Promise<BucketFile["redirects"]> {
  const { rows } = await sql<{ from: string; to: string }>`
    SELECT from_path AS "from", to_path AS "to" FROM content.redirect
    WHERE bucket = ${bucket} ORDER BY from_path
  `.execute(db);
  return rows;
}

async function readMedia(db: Connection, bucket: string): Promise<BucketFile["media"]> {
  const { rows } = await sql<MediaRow>`
    SELECT media_id AS id, name, folder, alt, focal_x AS "focalX", focal_y AS "focalY", bytes
    FROM content.media JOIN content.media_file USING (sha256)
    WHERE bucket = ${bucket} AND deleted_at IS NULL ORDER BY media_id
  `.execute(db);
  return rows.map(({ focalX, focalY, bytes, ...media }) => ({
    ...media,
    focalPoint: { x: focalX, y: focalY },
    bytes: bytes.toString("base64"),
  }));
}
