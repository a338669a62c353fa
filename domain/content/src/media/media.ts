import type { Database, Transact } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import type {
  AddMediaRefusal,
  ChangeMediaRefusal,
  DeleteMediaRefusal,
  NotFound,
  ReplaceMediaRefusal,
} from "../refusals.ts";
import {
  lockBucket,
  recordChanges,
  type AnnounceContent,
  type ContentAnnouncement,
} from "../store/change-log.ts";
import { findMediaUsage } from "../store/linking-entries.ts";
import type { ContentAct, RecordContentAct } from "../store/recorded-act.ts";
import { refuseByRollback } from "../store/refuse-by-rollback.ts";
import { examinePicture } from "./examine-picture.ts";
import { checkMediaWords, type MediaWords } from "./media-words.ts";
import {
  findMedia,
  isMediaKnown,
  keepMediaFile,
  listMedia,
  listMediaFolders,
  readLanguageDefault,
  readMediaFile,
  type MediaQuestion,
  type StoredMedia,
} from "./stored-media.ts";

export type NewMedia = Omit<MediaWords, "focalPoint"> &
  Partial<Pick<MediaWords, "focalPoint">> & {
    readonly mediaId: string;
    readonly bucket: string;
    readonly bytes: Buffer;
    readonly by: string;
  };

type MediaAct = {
  readonly mediaId: string;
  readonly by: string;
  readonly action: ContentAct["action"];
};

type Means = {
  readonly database: Database;
  readonly clock: Clock;
  readonly announce: AnnounceContent;
  readonly record: RecordContentAct;
};

const unknown = { ok: false, refusal: { code: "not_found" } } as const;

/** The pictures of every bucket. A change is announced like one of a page, because pages show them. */
export function createMedia({ database, clock, announce, record }: Means) {
  const { db } = database;

  /** One change of one picture, under the lock of its bucket, with what it was and is. */
  async function write<Refusal extends { readonly code: string }>(
    { bucket, mediaId, by, action }: MediaAct & { readonly bucket: string },
    work: (tx: Transact, at: Date) => Promise<Result<void, Refusal>>,
  ): Promise<Result<void, Refusal | NotFound>> {
    type Told = Result<ContentAnnouncement, Refusal | NotFound>;
    const told = await refuseByRollback(database, async (tx): Promise<Told> => {
      if (!(await lockBucket(tx, bucket))) return unknown;
      const at = clock();
      const before = await findMedia(tx, mediaId);
      const done = await work(tx, at);
      if (!done.ok) return done;
      const after = await findMedia(tx, mediaId);
      await record(tx, { by, action, subject: mediaId, facts: { bucket }, before, after });
      const changes = [{ what: "media", subject: mediaId }] as const;
      return ok(await recordChanges(tx, { bucket, at, changes }));
    });
    if (!told.ok) return told;
    await announce(told.value);
    return ok();
  }

  async function changeKnown<Refusal extends { readonly code: string }>(
    act: MediaAct,
    work: (tx: Transact, found: { media: StoredMedia; at: Date }) => Promise<Result<void, Refusal>>,
  ): Promise<Result<void, Refusal | NotFound>> {
    const known = await findMedia(db, act.mediaId);
    if (known === undefined) return unknown;
    return write<Refusal | NotFound>({ ...act, bucket: known.bucket }, async (tx, at) => {
      const media = await findMedia(tx, act.mediaId);
      return media === undefined ? unknown : work(tx, { media, at });
    });
  }

  return {
    /** An upload: looked at, written anew, and kept with what was said about it. */
    async addMedia(request: NewMedia): Promise<Result<StoredMedia, AddMediaRefusal>> {
      const { mediaId, bucket, by, focalPoint = { x: 0.5, y: 0.5 } } = request;
      const languageDefault = await readLanguageDefault(db, bucket);
      if (languageDefault === undefined) return unknown;
      const words = checkMediaWords({ ...request, focalPoint }, { languageDefault });
      if (!words.ok) return words;
      // Said again under the lock; here it saves the work of looking at pixels.
      if (await isMediaKnown(db, mediaId)) return refuse({ code: "media_exists" });
      const examined = await examinePicture(request.bytes, { from: "upload" });
      if (!examined.ok) return examined;

      const { mime, width, height, colour } = examined.value;
      const { name, folder, alt, focalPoint: focal } = words.value;
      const added = await write(
        { bucket, mediaId, by, action: "content.media-added" },
        async (tx, at): Promise<Result<void, AddMediaRefusal>> => {
          const sha256 = await keepMediaFile(tx, examined.value);
          const { rows } = await sql`
            INSERT INTO content.media (media_id, bucket, folder, name, sha256, mime, width, height,
              alt, focal_x, focal_y, colour, written_at, written_by)
            VALUES (${mediaId}, ${bucket}, ${folder}, ${name}, ${sha256}, ${mime}, ${width},
              ${height}, ${JSON.stringify(alt)}, ${focal.x}, ${focal.y}, ${colour}, ${at}, ${by})
            ON CONFLICT (media_id) DO NOTHING RETURNING media_id
          `.execute(tx);
          return rows.length === 0 ? refuse({ code: "media_exists" }) : ok();
        },
      );
      if (!added.ok) return added;
      const media = await findMedia(db, mediaId);
      return media === undefined ? unknown : ok(media);
    },

    /** Another name, folder, text or point of interest; what is not named stays. */
    async changeMedia(
      request: Partial<MediaWords> & { readonly mediaId: string; readonly by: string },
    ): Promise<Result<void, ChangeMediaRefusal>> {
      const { mediaId, by } = request;
      const act = { mediaId, by, action: "content.media-changed" } as const;
      return changeKnown<ChangeMediaRefusal>(act, async (tx, { media, at }) => {
        const languageDefault = (await readLanguageDefault(tx, media.bucket)) ?? "";
        const words = checkMediaWords({ ...media, ...request }, { languageDefault });
        if (!words.ok) return words;
        const { name, folder, alt, focalPoint } = words.value;
        await sql`
          UPDATE content.media
          SET name = ${name}, folder = ${folder}, alt = ${JSON.stringify(alt)},
              focal_x = ${focalPoint.x}, focal_y = ${focalPoint.y},
              written_at = ${at}, written_by = ${by}
          WHERE media_id = ${mediaId}
        `.execute(tx);
        return ok();
      });
    },

    /** Other bytes under the same id: every page that shows it shows the new picture. */
    async replaceMediaFile({
      mediaId,
      bytes,
      by,
    }: {
      mediaId: string;
      bytes: Buffer;
      by: string;
    }): Promise<Result<void, ReplaceMediaRefusal>> {
      const examined = await examinePicture(bytes, { from: "upload" });
      if (!examined.ok) return examined;
      const { mime, width, height, colour } = examined.value;
      const act = { mediaId, by, action: "content.media-replaced" } as const;
      return changeKnown(act, async (tx, { at }) => {
        const sha256 = await keepMediaFile(tx, examined.value);
        await sql`
          UPDATE content.media
          SET sha256 = ${sha256}, mime = ${mime}, width = ${width}, height = ${height},
              colour = ${colour}, written_at = ${at}, written_by = ${by}
          WHERE media_id = ${mediaId}
        `.execute(tx);
        return ok();
      });
    },

    /** Refused while an entry shows it; the bytes stay, for versions of the past. */
    async deleteMedia({
      mediaId,
      by,
    }: {
      mediaId: string;
      by: string;
    }): Promise<Result<void, DeleteMediaRefusal>> {
      const act = { mediaId, by, action: "content.media-removed" } as const;
      return changeKnown<DeleteMediaRefusal>(act, async (tx, { at }) => {
        const links = await findMediaUsage(tx, mediaId);
        if (links.length > 0) return refuse({ code: "linked_from", links });
        await sql`
          UPDATE content.media SET deleted_at = ${at}, written_at = ${at}, written_by = ${by}
          WHERE media_id = ${mediaId}
        `.execute(tx);
        return ok();
      });
    },

    readMedia: (mediaId: string) => findMedia(db, mediaId),
    readMediaFile: (sha256: string) => readMediaFile(db, sha256),
    listMedia: (question: MediaQuestion) => listMedia(db, question),
    listMediaFolders: (bucket: string) => listMediaFolders(db, bucket),
  };
}
