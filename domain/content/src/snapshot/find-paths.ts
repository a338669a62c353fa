import { pathOf, type AddressFacts } from "../entries/path-of.ts";
import type { BucketFacts } from "./rows.ts";
import type { SnapshotEntry } from "./snapshot.ts";

/** Whose slug stands before an entry's own: the section of an article, the category of a category. */
export function findParents(
  entries: ReadonlyMap<string, SnapshotEntry>,
): (entry: SnapshotEntry) => string | undefined {
  const categoryAbove = new Map<string, string>();
  for (const { id, kind, common } of entries.values()) {
    if (kind !== "game_category") continue;
    for (const below of common.subCategories) {
      const claimed = categoryAbove.get(below);
      // A category claimed twice goes to one of the two, always the same.
      if (below !== id && (claimed === undefined || id < claimed)) categoryAbove.set(below, id);
    }
  }
  return (entry) => {
    if (entry.kind === "game_category") return categoryAbove.get(entry.id);
    if (entry.kind !== "content_page") return undefined;
    return entry.common.pageType === "help" ? entry.common.section : undefined;
  };
}

/** The entry with its addresses; the very same when they are what they were. */
export function withPaths(
  entry: SnapshotEntry,
  { languages, languageDefault }: BucketFacts,
  parent: SnapshotEntry | undefined,
): SnapshotEntry {
  const paths: Record<string, string> = {};
  for (const language of languages) {
    const slug = slugIn(entry, language) ?? slugIn(entry, languageDefault);
    const parentSlug = parent && (slugIn(parent, language) ?? slugIn(parent, languageDefault));
    // Kind and common part belong together in the entry, which the compiler sees apart here.
    const { kind, common } = entry;
    const path = pathOf({ kind, common, slug, parentSlug } as AddressFacts);
    const isWritten = entry.words[language] ?? entry.words[languageDefault];
    if (path !== undefined && isWritten !== undefined) paths[language] = path;
  }
  const known = Object.keys(entry.paths);
  const isSame =
    known.length === Object.keys(paths).length &&
    known.every((language) => entry.paths[language] === paths[language]);
  return isSame ? entry : { ...entry, paths };
}

export function slugIn({ words }: SnapshotEntry, language: string): string | undefined {
  const own = words[language];
  return own !== undefined && "slug" in own ? own.slug : undefined;
}
