import type { EntryKind } from "@croupier/contracts";
import type { Database } from "@croupier/database";
import { sql } from "kysely";
import { decideState, type VariantState } from "../entries/decide-state.ts";
import { diffVersions, type VersionChange } from "../entries/diff-versions.ts";
import type { PartNumbers } from "../entries/decide-publication.ts";
import { findEntry, type Connection, type EntryFacts } from "./entry-facts.ts";
import { findLinkingEntries, findMediaUsage } from "./linking-entries.ts";
import { addressOf, readParentSlugs } from "./parent-slugs.ts";
import { findVersion, type Version } from "./versions.ts";

export type PartStatus = {
  readonly part: string;
  readonly latestNumber: number;
  readonly publishedNumber: number | null;
  readonly publishedAt: Date | null;
  readonly state: VariantState;
  readonly hasNewerDraft: boolean;
};

export type EditedEntry = {
  readonly entryId: string;
  readonly bucket: string;
  readonly kind: EntryKind;
  readonly deletedAt: Date | null;
  /** Where its page stands, by language, with what is newest. */
  readonly paths: Readonly<Record<string, string>>;
  /** The newest version of each part; what the next draft is based on. */
  readonly parts: Readonly<Record<string, PartStatus & { readonly newest: Version }>>;
};

/** A version as the history lists it, without its data. */
export type ListedVersion = Omit<Version, "data"> & {
  /** It was published, talked about or looked at by somebody else: others may point to it. */
  readonly isLandmark: boolean;
};

export type PublicationRecord = {
  readonly action: "publish" | "unpublish" | "archive" | "delete" | "undelete";
  readonly parts: PartNumbers;
  readonly at: Date;
  readonly by: string;
  readonly note: string | null;
};

type PartKey = { readonly entryId: string; readonly part: string };
type StatusRow = Omit<PartStatus, "state" | "hasNewerDraft"> & {
  readonly archivedAt: Date | null;
  readonly isAwaited: boolean;
};

/** What the desk reads of one entry: everything, published or not. */
export function createEntryReader(database: Database) {
  const { db } = database;

  async function readStatuses(entryId: string): Promise<readonly PartStatus[]> {
    const { rows } = await sql<StatusRow>`
      SELECT part, latest_number AS "latestNumber", published_number AS "publishedNumber",
             published_at AS "publishedAt", archived_at AS "archivedAt",
             EXISTS (
               SELECT FROM content.schedule AS s
               WHERE s.entry_id = p.entry_id AND s.state = 'waiting' AND s.action = 'publish'
                 AND s.parts ? p.part
             ) AS "isAwaited"
      FROM content.variant AS p WHERE entry_id = ${entryId} ORDER BY part
    `.execute(db);
    return rows.map(({ archivedAt, isAwaited, ...row }) => ({
      ...row,
      ...decideState({ ...row, archivedAt, isAwaited }),
    }));
  }

  return {
    /** Whether there is such an entry, deleted or not. */
    findEntry: (entryId: string) => findEntry(db, entryId),

    async readEntry(entryId: string): Promise<EditedEntry | undefined> {
      const entry = await findEntry(db, entryId);
      if (entry === undefined) return undefined;
      const parts = await Promise.all(
        (await readStatuses(entryId)).map(async (status) => {
          const { part } = status;
          const newest = await findVersion(db, { entryId, part, number: status.latestNumber });
          if (newest === undefined) throw new Error(`${entryId} ${part} points to no version`);
          return [part, { ...status, newest }] as const;
        }),
      );
      const paths = await readPaths(db, entry, Object.fromEntries(parts));
      return { ...entry, paths, parts: Object.fromEntries(parts) };
    },

    readVersion: (key: PartKey & { readonly number: number }) => findVersion(db, key),

    /** Every version of a part without its data, the newest first. */
    async listVersions({ entryId, part }: PartKey): Promise<readonly ListedVersion[]> {
      const { rows } = await sql<ListedVersion>`
        WITH landmark (number) AS (
          SELECT (parts ->> ${part}::text)::integer FROM content.publication
          WHERE entry_id = ${entryId} AND action = 'publish'
          UNION SELECT number FROM content.comment
          WHERE entry_id = ${entryId} AND part = ${part}
          UNION SELECT (parts ->> ${part}::text)::integer FROM content.review
          WHERE entry_id = ${entryId}
        )
        SELECT number, written_at AS "writtenAt", written_by AS "writtenBy", note,
               EXISTS (SELECT FROM landmark AS l WHERE l.number = v.number) AS "isLandmark"
        FROM content.version AS v
        WHERE entry_id = ${entryId} AND part = ${part} ORDER BY number DESC
      `.execute(db);
      return rows;
    },

    /** Who made what visible or hid it, the newest first. */
    async listPublications(entryId: string): Promise<readonly PublicationRecord[]> {
      const { rows } = await sql<PublicationRecord>`
        SELECT action, parts, happened_at AS at, happened_by AS by, note
        FROM content.publication WHERE entry_id = ${entryId} ORDER BY publication_id DESC
      `.execute(db);
      return rows;
    },

    /** Undefined when one of the two versions was never written. */
    async diffVersionsOf(
      key: PartKey & { readonly before: number; readonly after: number },
    ): Promise<readonly VersionChange[] | undefined> {
      const before = await findVersion(db, { ...key, number: key.before });
      const after = await findVersion(db, { ...key, number: key.after });
      if (before === undefined || after === undefined) return undefined;
      return diffVersions(before.data, after.data);
    },

    findLinkingEntries: (entryId: string) => findLinkingEntries(db, entryId),

    findMediaUsage: (mediaId: string) => findMediaUsage(db, mediaId),
  };
}

async function readPaths(
  db: Connection,
  { entryId, bucket, kind }: EntryFacts,
  parts: EditedEntry["parts"],
): Promise<Readonly<Record<string, string>>> {
  const common = parts["common"]?.newest.data ?? {};
  const above = (await readParentSlugs(db, bucket, [{ entryId, kind, common }])).get(entryId);
  const paths = Object.entries(parts).flatMap(([language, { newest }]) => {
    const { slug } = newest.data;
    if (language === "common") return [];
    const parentSlug = above?.[language] ?? Object.values(above ?? {})[0];
    const path = addressOf(
      { kind, common },
      { slug: typeof slug === "string" ? slug : undefined, parentSlug },
    );
    return path === undefined ? [] : [[language, path] as const];
  });
  return Object.fromEntries(paths);
}
