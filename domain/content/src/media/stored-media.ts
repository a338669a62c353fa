import type { Transact } from "@croupier/database";
import { sql } from "kysely";
import type { Connection } from "../store/entry-facts.ts";
import type { ExaminedPicture } from "./examine-picture.ts";
import type { MediaType } from "./media-type.ts";

/** One picture as the desk lists it and the image route looks it up. */
export type StoredMedia = {
  readonly mediaId: string;
  readonly bucket: string;
  readonly folder: string;
  readonly name: string;
  /** Of the stored bytes, in hexadecimal digits. */
  readonly sha256: string;
  readonly mime: MediaType;
  readonly width: number;
  readonly height: number;
  readonly alt: Readonly<Record<string, string>>;
  readonly focalPoint: { readonly x: number; readonly y: number };
  readonly colour: string;
  readonly writtenAt: Date;
  readonly writtenBy: string;
};

const columns = sql`
  media_id AS "mediaId", bucket, folder, name, encode(sha256, 'hex') AS sha256, mime, width, height,
  alt, jsonb_build_object('x', focal_x, 'y', focal_y) AS "focalPoint", colour,
  written_at AS "writtenAt", written_by AS "writtenBy"
`;

export async function findMedia(db: Connection, mediaId: string): Promise<StoredMedia | undefined> {
  const { rows } = await sql<StoredMedia>`
    SELECT ${columns} FROM content.media WHERE media_id = ${mediaId} AND deleted_at IS NULL
  `.execute(db);
  return rows[0];
}

/** Also says yes to a picture that was deleted: its id stays taken. */
export async function isMediaKnown(db: Connection, mediaId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM content.media WHERE media_id = ${mediaId}
  `.execute(db);
  return rows.length > 0;
}

export type MediaQuestion = {
  readonly bucket: string;
  readonly folder?: string | undefined;
  /** Found in the name or a text, whatever the case. */
  readonly search?: string | undefined;
  /** From 1. */
  readonly page?: number;
  readonly pageSize?: number;
};

export async function listMedia(
  db: Connection,
  { bucket, folder, search = "", page = 1, pageSize = 200 }: MediaQuestion,
): Promise<{ readonly items: readonly StoredMedia[]; readonly total: number }> {
  const { rows } = await sql<StoredMedia & { total: bigint }>`
    SELECT ${columns}, count(*) OVER () AS total FROM content.media
    WHERE bucket = ${bucket} AND deleted_at IS NULL
      AND (${folder ?? null}::text IS NULL OR folder = ${folder ?? null}::text)
      AND (strpos(lower(name), lower(${search})) > 0 OR strpos(lower(alt::text), lower(${search})) > 0)
    ORDER BY folder, name, media_id LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}
  `.execute(db);
  const items = rows.map(({ total: _total, ...item }) => item);
  return { items, total: Number(rows[0]?.total ?? 0n) };
}

export async function listMediaFolders(
  db: Connection,
  bucket: string,
): Promise<readonly { readonly folder: string; readonly count: number }[]> {
  const { rows } = await sql<{ folder: string; count: number }>`
    SELECT folder, count(*)::integer AS count FROM content.media
    WHERE bucket = ${bucket} AND deleted_at IS NULL GROUP BY folder ORDER BY folder
  `.execute(db);
  return rows;
}

export async function readMediaFile(db: Connection, sha256: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ bytes: Buffer }>`
    SELECT bytes FROM content.media_file WHERE sha256 = decode(${sha256}, 'hex')
  `.execute(db);
  return rows[0]?.bytes;
}

/** The same bytes are kept once. */
export async function keepMediaFile(tx: Transact, { bytes }: ExaminedPicture): Promise<Buffer> {
  const { rows } = await sql<{ sha256: Buffer }>`
    WITH file AS (SELECT ${bytes}::bytea AS bytes), kept AS (
      INSERT INTO content.media_file (sha256, bytes) SELECT sha256(bytes), bytes FROM file
      ON CONFLICT (sha256) DO NOTHING
    )
    SELECT sha256(bytes) AS sha256 FROM file
  `.execute(tx);
  const [kept] = rows;
  if (kept === undefined) throw new Error("a picture was not kept");
  return kept.sha256;
}

export async function readLanguageDefault(
  db: Connection,
  bucket: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ language: string }>`
    SELECT language_default AS language
    FROM content.bucket JOIN content.brand USING (brand_code) WHERE bucket = ${bucket}
  `.execute(db);
  return rows[0]?.language;
}
