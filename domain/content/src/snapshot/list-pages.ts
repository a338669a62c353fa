import type { EntryKind } from "@croupier/contracts";
import type { Snapshot, SnapshotEntry } from "./snapshot.ts";

/** A page that may be found, as whoever lists addresses has to know it. */
export type ListedPage = {
  readonly id: string;
  readonly kind: EntryKind;
  readonly publishedAt: string;
  /** Where it stands in each language it is written in, but for those that want not to be found. */
  readonly translations: Readonly<Record<string, string>>;
};

/** Every page that is open and has an address of its own, in the order of the addresses. */
export function listPages(
  { entries, paths }: Snapshot,
  isOpen: (entry: SnapshotEntry) => boolean,
): readonly ListedPage[] {
  const pages: ListedPage[] = [];
  for (const entry of entries.values()) {
    const { id, kind, publishedAt } = entry;
    const standing = Object.entries(entry.paths).filter(
      ([language, path]) =>
        // Where two claim one address, it leads to one of them.
        isFindable(entry, language) && paths.get(language)?.get(path) === id,
    );
    if (standing.length === 0 || !isOpen(entry)) continue;
    pages.push({ id, kind, publishedAt, translations: Object.fromEntries(standing) });
  }
  return pages.sort((one, other) => (firstPath(one) < firstPath(other) ? -1 : 1));
}

function firstPath({ translations }: ListedPage): string {
  return Object.values(translations)[0] ?? "";
}

function isFindable({ words }: SnapshotEntry, language: string): boolean {
  const own = words[language];
  return own !== undefined && !("seo" in own && own.seo?.hidden === true);
}
