import type { EntryKind } from "@croupier/contracts";
import { sql } from "kysely";
import type { PartData } from "../entries/check-entry.ts";
import { pathOf, type AddressFacts } from "../entries/path-of.ts";
import type { Connection } from "./entry-facts.ts";

type Child = { readonly entryId: string; readonly kind: EntryKind; readonly common: PartData };
type SlugsByLanguage = Readonly<Record<string, string>>;
export type ParentSlugs = ReadonlyMap<string, SlugsByLanguage>;

/** The slugs of what stands above each of these entries in its address, as they are newest. */
export async function readParentSlugs(
  db: Connection,
  bucket: string,
  children: readonly Child[],
): Promise<ParentSlugs> {
  const sections = children.flatMap(({ entryId, kind, common: { section } }) =>
    kind === "content_page" && typeof section === "string" ? [{ entryId, parentId: section }] : [],
  );
  const categories = children.some(({ kind }) => kind === "game_category")
    ? await readCategoriesAbove(db, bucket)
    : [];
  const pairs = [...sections, ...categories];
  if (pairs.length === 0) return new Map();
  const { rows } = await sql<{ entryId: string; slugs: SlugsByLanguage }>`
    SELECT pair."entryId", jsonb_object_agg(v.part, v.slug) AS slugs
    FROM jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) AS pair ("entryId" uuid, "parentId" uuid)
    JOIN content.variant AS p ON p.entry_id = pair."parentId"
    JOIN content.version AS v
      ON v.entry_id = p.entry_id AND v.part = p.part AND v.number = p.latest_number
    WHERE v.slug IS NOT NULL GROUP BY pair."entryId"
  `.execute(db);
  return new Map(rows.map(({ entryId, slugs }) => [entryId, slugs]));
}

/** Where the page of an entry would stand in a language, with what is newest. */
export function addressOf(
  { kind, common }: Pick<Child, "kind" | "common">,
  { slug, parentSlug }: { slug: string | undefined; parentSlug: string | undefined },
): string | undefined {
  // Checked when it was written: the common part is one of this kind.
  return pathOf({ kind, common, slug, parentSlug } as unknown as AddressFacts);
}

async function readCategoriesAbove(
  db: Connection,
  bucket: string,
): Promise<readonly { entryId: string; parentId: string }[]> {
  const { rows } = await sql<{ entryId: string; parentId: string }>`
    SELECT below.id AS "entryId", min(e.entry_id::text) AS "parentId"
    FROM content.entry AS e
    JOIN content.variant AS p ON p.entry_id = e.entry_id AND p.part = 'common'
    JOIN content.version AS v
      ON v.entry_id = p.entry_id AND v.part = p.part AND v.number = p.latest_number
    CROSS JOIN LATERAL jsonb_array_elements_text(v.data -> 'subCategories') AS below (id)
    WHERE e.bucket = ${bucket} AND e.kind = 'game_category' AND e.deleted_at IS NULL
      AND below.id <> e.entry_id::text
    GROUP BY below.id
  `.execute(db);
  return rows;
}
