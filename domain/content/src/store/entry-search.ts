import { functionalKeys, pageTypes } from "@croupier/contracts";
import { sql, type RawBuilder } from "kysely";
import { slugInPath, slugSpaceOf } from "../entries/path-of.ts";
import { functionalWords, kindWords, pageTypeWords } from "../words/kind-words.ts";
import { addressOf } from "./parent-slugs.ts";

/**
 * Which rows of the list are meant: by their title, a slug, what kind they are, or by an address. The
 * rows have `title`, `slugs`, `kind`, `"pageType"` and, for pages there is one of, `"functionalKey"`.
 */
export function isFoundBy(search: string | undefined): RawBuilder<unknown> {
  const wanted = search?.trim().toLowerCase() ?? "";
  if (wanted === "") return sql`TRUE`;
  return wanted.startsWith("/") ? standsAt(wanted) : isCalled(wanted);
}

function isCalled(words: string): RawBuilder<unknown> {
  return sql`strpos(lower(concat_ws(
    ' ', title, array_to_string(slugs, ' '), "functionalKey",
    coalesce(${toJson(pageTypeWords)}::jsonb ->> "pageType", ${toJson(kindWords)}::jsonb ->> kind),
    ${toJson(functionalWords)}::jsonb ->> "functionalKey"
  )), ${words}) > 0`;
}

/** One slash alone is the address of the home page, and the beginning of all others. */
function standsAt(path: string): RawBuilder<unknown> {
  const functional = sql`${toJson(functionalPaths)}::jsonb ->> "functionalKey"`;
  if (path === "/") return sql`${functional} = '/'`;
  // What stands between is not asked: a section may have been called otherwise.
  const place = slugInPath(path);
  return sql`(
    strpos(${functional}, ${path}) > 0
    OR EXISTS (
      SELECT FROM unnest(slugs) AS slug
      WHERE strpos((${toJson(prefixes)}::jsonb ->> coalesce("pageType", kind)) || slug, ${path}) > 0
    )
    OR ${toJson(spaces)}::jsonb ->> coalesce("pageType", kind) = ${place?.space ?? null}
       AND ${place?.slug ?? null} = ANY (slugs)
  )`;
}

const functionalPaths = Object.fromEntries(
  functionalKeys.map((key) => [
    key,
    addressOf({ kind: "functional", common: { key } }, { slug: undefined, parentSlug: undefined }),
  ]),
);

/** What stands before a slug, by type of page or kind; of what has more before it, only the slug counts. */
const prefixes = {
  ...Object.fromEntries(
    (["section", "marketing_page", "custom_menu", "game_category"] as const).map((kind) => [
      kind,
      addressOf({ kind, common: {} }, { slug: "", parentSlug: undefined }),
    ]),
  ),
  ...Object.fromEntries(
    pageTypes.map((pageType) => [
      pageType,
      addressOf(
        { kind: "content_page", common: { pageType } },
        { slug: "", parentSlug: undefined },
      ),
    ]),
  ),
};

const spaces = {
  ...Object.fromEntries(
    (
      ["section", "marketing_page", "custom_menu", "casino_game_page", "game_category"] as const
    ).map((kind) => [kind, slugSpaceOf({ kind })]),
  ),
  ...Object.fromEntries(
    pageTypes.map((pageType) => [pageType, slugSpaceOf({ kind: "content_page", pageType })]),
  ),
};

const toJson = (words: Readonly<Record<string, string | undefined>>): string =>
  JSON.stringify(words);
