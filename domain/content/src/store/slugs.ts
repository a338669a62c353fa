import type { EntryKind, PageType } from "@croupier/contracts";
import type { Transact } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { sql } from "kysely";
import type { PartData } from "../entries/check-entry.ts";
import { slugSpaceOf } from "../entries/path-of.ts";
import { decideSlugReserved } from "../entries/reserved-slugs.ts";
import type { SlugReserved, SlugTaken } from "../refusals.ts";
import type { Connection, EntryFacts } from "./entry-facts.ts";

export type SlugClaim = {
  readonly entryId: string;
  readonly language: string;
  readonly space: string;
  readonly slug: string;
};

/** Said as soon as a draft is saved, so that nobody learns it at the moment of publishing. */
export async function checkSlug(
  db: Connection,
  entry: EntryFacts,
  { part, data, common }: { part: string; data: PartData; common: PartData | undefined },
): Promise<Result<void, SlugReserved | SlugTaken>> {
  const space = spaceOf(entry.kind, common ?? {});
  const slug = data["slug"];
  if (part === "common" || typeof slug !== "string" || space === undefined) return ok();
  const reserved = decideSlugReserved({ space, slug }, await readShowAllSuffixes(db, entry.bucket));
  if (reserved !== undefined) return refuse(reserved);
  const claim = { entryId: entry.entryId, language: part, space, slug };
  const [taken] = await findTaken(db, entry.bucket, [claim]);
  return taken === undefined ? ok() : refuse(taken);
}

/** What a published set of parts claims. */
export function claimsOf(
  { entryId, kind }: Pick<EntryFacts, "entryId" | "kind">,
  parts: Readonly<Record<string, PartData>>,
): readonly SlugClaim[] {
  const space = spaceOf(kind, parts["common"] ?? {});
  if (space === undefined) return [];
  return Object.entries(parts).flatMap(([language, { slug }]) =>
    language === "common" || typeof slug !== "string" ? [] : [{ entryId, language, space, slug }],
  );
}

/**
 * Makes these claims the live ones of their entries, under the lock of the bucket. What was live
 * before leads on from now on; an old slug of somebody else may be taken, a live one not.
 */
export async function settleSlugs(
  tx: Transact,
  bucket: string,
  { entryIds, claims }: { entryIds: readonly string[]; claims: readonly SlugClaim[] },
): Promise<Result<void, SlugTaken>> {
  await sql`
    UPDATE content.slug SET state = 'old'
    WHERE entry_id = ANY (${entryIds}::uuid[]) AND state = 'live'
  `.execute(tx);
  const [taken] = await findTaken(tx, bucket, claims);
  if (taken !== undefined) return refuse(taken);
  await sql`
    INSERT INTO content.slug (bucket, language, space, slug, entry_id, state)
    SELECT ${bucket}, language, space, slug, "entryId", 'live'
    FROM jsonb_to_recordset(${JSON.stringify(claims)}::jsonb)
      AS claim ("entryId" uuid, language text, space text, slug text)
    ON CONFLICT (bucket, language, space, slug)
    DO UPDATE SET entry_id = excluded.entry_id, state = 'live'
  `.execute(tx);
  return ok();
}

async function findTaken(
  db: Connection,
  bucket: string,
  claims: readonly SlugClaim[],
): Promise<readonly SlugTaken[]> {
  const { rows } = await sql<SlugTaken>`
    SELECT 'slug_taken' AS code, slug, language, s.entry_id AS "entryId"
    FROM jsonb_to_recordset(${JSON.stringify(claims)}::jsonb)
      AS claim ("entryId" uuid, language text, space text, slug text)
    JOIN content.slug AS s USING (language, space, slug)
    WHERE s.bucket = ${bucket} AND s.state = 'live' AND s.entry_id <> claim."entryId"
  `.execute(db);
  return rows;
}

async function readShowAllSuffixes(db: Connection, bucket: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ suffix: string }>`
    SELECT DISTINCT v.data ->> 'showAllSuffix' AS suffix
    FROM content.entry AS e
    JOIN content.variant AS p ON p.entry_id = e.entry_id AND p.part = 'common'
    JOIN content.version AS v
      ON v.entry_id = p.entry_id AND v.part = p.part AND v.number = p.latest_number
    WHERE e.bucket = ${bucket} AND e.kind = 'game_category' AND e.deleted_at IS NULL
      AND v.data ? 'showAllSuffix'
  `.execute(db);
  return new Set(rows.map(({ suffix }) => suffix));
}

function spaceOf(kind: EntryKind, common: PartData): string | undefined {
  // Checked data: where there is a page type, it is one of the four.
  return slugSpaceOf({ kind, pageType: common["pageType"] as PageType | undefined });
}
