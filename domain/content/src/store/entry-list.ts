import type { EntryKind, PageType } from "@croupier/contracts";
import type { Database } from "@croupier/database";
import { sql, type RawBuilder } from "kysely";
import type { PartData } from "../entries/check-entry.ts";
import { decideState, type VariantState } from "../entries/decide-state.ts";
import { isFoundBy } from "./entry-search.ts";
import { addressOf, readParentSlugs, type ParentSlugs } from "./parent-slugs.ts";

export type EntryListQuestion = {
  readonly bucket: string;
  readonly kind?: EntryKind | undefined;
  readonly pageType?: PageType | undefined;
  /** `changed`: shown, with something newer behind it. */
  readonly state?: VariantState | "deleted" | "changed" | undefined;
  /** Written in this language, or not yet. */
  readonly language?: string | undefined;
  readonly missing?: string | undefined;
  /** In the title, a slug, what kind it is or its address, whatever the case. */
  readonly search?: string | undefined;
  readonly sort?: "title" | "changedAt" | "kind";
  readonly order?: "asc" | "desc";
  /** From 1. */
  readonly page?: number;
  readonly pageSize?: number;
};

/** What an editor should look at before it is shown. */
export type EntryProblem = "missing_translation" | "missing_title" | "waiting_review";

export type ListedPart = {
  readonly part: string;
  readonly state: VariantState;
  readonly latest: number;
  readonly published: number | null;
};

export type ListedEntry = {
  readonly entryId: string;
  readonly kind: EntryKind;
  readonly pageType: PageType | null;
  readonly title: string;
  /** In the brand's own language, with what is newest. */
  readonly path: string | null;
  readonly state: VariantState | "deleted";
  readonly hasNewerDraft: boolean;
  readonly parts: readonly ListedPart[];
  readonly writtenAt: Date;
  readonly writtenBy: string;
  readonly problems: readonly EntryProblem[];
};

type PartRow = {
  readonly part: string;
  readonly latest: number;
  readonly published: number | null;
  readonly isArchived: boolean;
  readonly isAwaited: boolean;
  readonly slug: string | null;
};

type Row = Omit<ListedEntry, "path" | "parts" | "problems"> & {
  readonly partRows: readonly PartRow[];
  readonly common: PartData;
  readonly languages: readonly string[];
  readonly languageDefault: string;
  readonly isWaiting: boolean;
  readonly total: bigint;
};

/** The list of the desk: one row an entry, whatever it holds. */
export function createEntryList({ db }: Database) {
  return {
    async listEntries(
      question: EntryListQuestion,
    ): Promise<{ readonly items: readonly ListedEntry[]; readonly total: number }> {
      const { page = 1, pageSize = 50 } = question;
      const { rows } = await sql<Row>`
        WITH listed AS (${entriesOf(question)})
        SELECT l.*, r.languages, r.language_default AS "languageDefault", p."partRows", p.common,
               EXISTS (
                 SELECT FROM content.review AS w
                 WHERE w.entry_id = l."entryId" AND w.state = 'waiting'
               ) AS "isWaiting"
        FROM (
          SELECT *, count(*) OVER () AS total FROM listed WHERE ${filterOf(question)}
          ORDER BY ${orderOf(question)} LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}
        ) AS l
        JOIN content.bucket AS b ON b.bucket = ${question.bucket}
        JOIN content.brand AS r USING (brand_code)
        CROSS JOIN LATERAL (${partsOf(sql`l."entryId"`)}) AS p
        ORDER BY ${orderOf(question)}
      `.execute(db);
      const parents = await readParentSlugs(db, question.bucket, rows);
      const items = rows.map((row) => presentRow(row, parents));
      return { items, total: Number(rows[0]?.total ?? 0n) };
    },
  };
}

/** One light row for each entry of the bucket; what only the shown page needs is read for it alone. */
function entriesOf({ bucket, kind }: EntryListQuestion): RawBuilder<unknown> {
  return sql`
    SELECT e.entry_id AS "entryId", e.kind,
           coalesce((array_agg(v.title ORDER BY p.part <> r.language_default, p.part)
                     FILTER (WHERE p.part <> 'common'))[1], '') AS title,
           CASE
             WHEN e.deleted_at IS NOT NULL THEN 'deleted'
             WHEN bool_or(p.published_number IS NOT NULL) THEN 'published'
             WHEN bool_and(p.archived_at IS NOT NULL) THEN 'archived'
             WHEN bool_or(awaited.entry_id IS NOT NULL) THEN 'scheduled'
             ELSE 'draft'
           END AS state,
           bool_or(p.latest_number > p.published_number) IS TRUE AS "hasNewerDraft",
           max(v.page_type) AS "pageType", array_agg(p.part) AS written,
           array_agg(v.slug) FILTER (WHERE v.slug IS NOT NULL) AS slugs,
           max(CASE WHEN e.kind = 'functional' AND p.part = 'common' THEN v.data ->> 'key' END)
             AS "functionalKey", max(v.written_at) AS "writtenAt",
           (array_agg(v.written_by ORDER BY v.written_at DESC))[1] AS "writtenBy"
    FROM content.entry AS e
    JOIN content.bucket AS b USING (bucket)
    JOIN content.brand AS r USING (brand_code)
    JOIN content.variant AS p USING (entry_id)
    JOIN content.version AS v
      ON v.entry_id = p.entry_id AND v.part = p.part AND v.number = p.latest_number
    LEFT JOIN (
      SELECT DISTINCT entry_id FROM content.schedule WHERE state = 'waiting' AND action = 'publish'
    ) AS awaited ON awaited.entry_id = e.entry_id
    WHERE e.bucket = ${bucket} AND (${kind ?? null}::text IS NULL OR e.kind = ${kind ?? null})
    GROUP BY e.entry_id
  `;
}

function partsOf(entryId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    SELECT jsonb_agg(jsonb_build_object(
             'part', p.part, 'latest', p.latest_number, 'published', p.published_number,
             'isArchived', p.archived_at IS NOT NULL, 'slug', v.slug,
             'isAwaited', EXISTS (
               SELECT FROM content.schedule AS s
               WHERE s.entry_id = p.entry_id AND s.state = 'waiting' AND s.action = 'publish'
                 AND s.parts ? p.part
             )
           ) ORDER BY p.part <> 'common', p.part) AS "partRows",
           coalesce((array_agg(v.data) FILTER (WHERE p.part = 'common'))[1], '{}') AS common
    FROM content.variant AS p
    JOIN content.version AS v
      ON v.entry_id = p.entry_id AND v.part = p.part AND v.number = p.latest_number
    WHERE p.entry_id = ${entryId}
  `;
}

function filterOf(question: EntryListQuestion): RawBuilder<unknown> {
  const { pageType = null, state = null, language = null, missing = null } = question;
  return sql`
    CASE ${state}::text
      WHEN 'changed' THEN state = 'published' AND "hasNewerDraft"
      ELSE CASE WHEN ${state}::text IS NULL THEN state <> 'deleted' ELSE state = ${state} END
    END
    AND (${pageType}::text IS NULL OR "pageType" = ${pageType})
    AND (${language}::text IS NULL OR ${language} = ANY (written))
    AND (${missing}::text IS NULL OR ${missing} <> ALL (written))
    AND ${isFoundBy(question.search)}
  `;
}

function orderOf({ sort = "title", order = "asc" }: EntryListQuestion): RawBuilder<unknown> {
  const direction = order === "desc" ? sql`DESC` : sql`ASC`;
  const key = { title: sql`lower(title)`, changedAt: sql`"writtenAt"`, kind: sql`kind` }[sort];
  return sql`${key} ${direction}, lower(title), "entryId"`;
}

function presentRow(row: Row, parents: ParentSlugs): ListedEntry {
  const { entryId, kind, pageType, title, state, hasNewerDraft, writtenAt, writtenBy } = row;
  const parts = row.partRows.map(({ part, latest, published, isArchived, isAwaited }) => {
    const facts = { latestNumber: latest, publishedNumber: published, isAwaited };
    const archivedAt = isArchived ? writtenAt : null;
    return { part, latest, published, state: decideState({ ...facts, archivedAt }).state };
  });
  return {
    entryId,
    kind,
    pageType,
    title,
    path: pathOfRow(row, parents) ?? null,
    state,
    hasNewerDraft,
    parts,
    writtenAt,
    writtenBy,
    problems: problemsOf(row),
  };
}

function pathOfRow(row: Row, parents: ParentSlugs): string | undefined {
  const own = row.partRows.filter(({ part }) => part !== "common");
  const shown = own.find(({ part }) => part === row.languageDefault) ?? own[0];
  const above = parents.get(row.entryId);
  const parentSlug = above?.[shown?.part ?? ""] ?? above?.[row.languageDefault];
  return addressOf(row, { slug: shown?.slug ?? undefined, parentSlug });
}

function problemsOf({ languages, partRows, title, isWaiting }: Row): EntryProblem[] {
  const written = new Set(partRows.map(({ part }) => part));
  return [
    ...(languages.every((language) => written.has(language))
      ? []
      : ["missing_translation" as const]),
    ...(title === "" ? ["missing_title" as const] : []),
    ...(isWaiting ? ["waiting_review" as const] : []),
  ];
}
