import type { LinkingEntry } from "@croupier/content";
import type { LinkingEntry as ToldLink } from "@croupier/contracts";
import type { EntryKind } from "@croupier/contracts";

export function presentLinks(links: readonly LinkingEntry[]): ToldLink[] {
  return links.map(({ entryId, kind, part, title }) => ({
    id: entryId,
    // The table of entries holds no other kind.
    kind: kind as EntryKind,
    part,
    title,
  }));
}
