import type { EntryKind } from "@croupier/contracts";
import type { Database } from "@croupier/database";
import { sql } from "kysely";
import type { VariantState } from "../entries/decide-state.ts";
import { titleOfEntry } from "./title-of-entry.ts";

export type EntryListQuestion = {
  readonly bucket: string;
  readonly kind?: EntryKind | undefined;
  readonly state?: VariantState | "deleted" | undefined;
  /** Found in the title or a slug, whatever the case. */
  readonly search?: string | undefined;
  readonly sort?: "title" | "newest";
  /** From 1. */
  readonly page?: number;
  readonly pageSize?: number;
};

export type ListedEntry = {
  readonly entryId: string;
  readonly kind: EntryKind;
  readonly title: string;
  readonly state: VariantState | "deleted";
  readonly hasNewerDraft: boolean;
  /** The languages it is written in, and those that are shown. */
  readonly languages: readonly string[];
  readonly publishedLanguages: readonly string[];
  readonly writtenAt: Date;
  readonly writtenBy: string;
};

/** The list of the desk: one row an entry, whatever it holds. */
export function createEntryList(database: Database) {
  return {
    async listEntries(
      question: EntryListQuestion,
    ): Promise<{ readonly items: readonly ListedEntry[]; readonly total: number }> {
      const { bucket, kind, state, search, page = 1, pageSize = 50 } = question;
      const { rows } = await sql<ListedEntry & { total: bigint }>`
        WITH listed AS (
          SELECT e.entry_id AS "entryId", e.kind, ${titleOfEntry("e")} AS title,
                 CASE
                   WHEN e.deleted_at IS NOT NULL THEN 'deleted'
                   WHEN bool_or(p.published_number IS NOT NULL) THEN 'published'
                   WHEN bool_and(p.archived_at IS NOT NULL) THEN 'archived'
                   WHEN EXISTS (
                     SELECT FROM content.schedule AS s WHERE s.entry_id = e.entry_id
                       AND s.state = 'waiting' AND s.action = 'publish'
                   ) THEN 'scheduled'
                   ELSE 'draft'
                 END AS state,
                 bool_or(p.latest_number > p.published_number) IS TRUE AS "hasNewerDraft",
                 array_remove(array_agg(p.part ORDER BY p.part), 'common') AS languages,
                 array_remove(
                   coalesce(array_agg(p.part ORDER BY p.part)
                     FILTER (WHERE p.published_number IS NOT NULL), '{}'), 'common'
                 ) AS "publishedLanguages",
                 max(v.written_at) AS "writtenAt",
                 (array_agg(v.written_by ORDER BY v.written_at DESC))[1] AS "writtenBy",
                 string_agg(v.slug, ' ') AS slugs
          FROM content.entry AS e
          JOIN content.variant AS p USING (entry_id)
          JOIN content.version AS v
            ON v.entry_id = p.entry_id AND v.part = p.part AND v.number = p.latest_number
          WHERE e.bucket = ${bucket} AND (${kind ?? null}::text IS NULL OR e.kind = ${kind ?? null})
          GROUP BY e.entry_id
        )
        SELECT "entryId", kind, title, state, "hasNewerDraft", languages, "publishedLanguages",
               "writtenAt", "writtenBy", count(*) OVER () AS total
        FROM listed
        WHERE CASE WHEN ${state ?? null}::text IS NULL THEN state <> 'deleted'
                   ELSE state = ${state ?? null} END
          AND (${search ?? null}::text IS NULL
               OR strpos(lower(title || ' ' || coalesce(slugs, '')), lower(${search ?? null})) > 0)
        ORDER BY ${question.sort === "newest" ? sql`"writtenAt" DESC` : sql`lower(title)`}, "entryId"
        LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}
      `.execute(database.db);
      const items = rows.map(({ total: _total, ...item }) => item);
      return { items, total: Number(rows[0]?.total ?? 0n) };
    },
  };
}
