import type { EntryKind } from "@croupier/contracts";
import { slugSpaceOf } from "../entries/path-of.ts";
import { slugIn } from "./find-paths.ts";
import type { IdsByKey, Snapshot, SnapshotEntry } from "./snapshot.ts";

type Claim = { readonly key: string; readonly id: string; readonly rank: 0 | 1 | 2 };

/** An address in the words of its language wins over one that only falls back to it. */
export function indexPaths(snapshot: Pick<Snapshot, "entries" | "languages">): Snapshot["paths"] {
  return indexBy(snapshot, (entry, language) => {
    const key = entry.paths[language];
    const rank = entry.words[language] === undefined ? 1 : 0;
    return key === undefined ? [] : [{ key, id: entry.id, rank }];
  });
}

export function indexSlugs(
  snapshot: Pick<Snapshot, "entries" | "languages" | "languageDefault">,
): Snapshot["slugs"] {
  return indexBy(snapshot, (entry, language) => {
    const { id, oldSlugs } = entry;
    const space = spaceOf(entry);
    const own = slugIn(entry, language);
    const slug = own ?? slugIn(entry, snapshot.languageDefault);
    const claims: Claim[] =
      space === undefined || slug === undefined
        ? []
        : [{ key: slugKey(space, slug), id, rank: own === undefined ? 1 : 0 }];
    for (const old of oldSlugs) {
      if (old.language === language)
        claims.push({ key: slugKey(old.space, old.slug), id, rank: 2 });
    }
    return claims;
  });
}

/** Whether two versions of an entry claim the same addresses, so that no index has to be made anew. */
export function standAlike(
  one: SnapshotEntry | undefined,
  other: SnapshotEntry | undefined,
): boolean {
  return one !== undefined && other !== undefined && spellClaims(one) === spellClaims(other);
}

function spellClaims(entry: SnapshotEntry): string {
  const slugs = Object.keys(entry.words)
    .sort()
    .map((language) => [language, slugIn(entry, language)]);
  const paths = Object.entries(entry.paths).sort();
  return JSON.stringify([spaceOf(entry), slugs, paths, entry.oldSlugs]);
}

export function slugKey(space: string, slug: string): string {
  return `${space} ${slug}`;
}

export function spaceOf({ kind, common }: { kind: EntryKind; common: object }): string | undefined {
  const pageType = (common as { pageType?: "article" | "generic" | "help" | "promotion" }).pageType;
  return slugSpaceOf({ kind, pageType });
}

function indexBy(
  { entries, languages }: Pick<Snapshot, "entries" | "languages">,
  claimsOf: (entry: SnapshotEntry, language: string) => readonly Claim[],
): ReadonlyMap<string, IdsByKey> {
  return new Map(
    languages.map((language) => {
      const best = new Map<string, Claim>();
      for (const entry of entries.values()) {
        for (const claim of claimsOf(entry, language)) {
          const rival = best.get(claim.key);
          if (rival === undefined || isBefore(claim, rival)) best.set(claim.key, claim);
        }
      }
      return [language, new Map([...best].map(([key, { id }]) => [key, id]))];
    }),
  );
}

/** Of two equal claims the smaller id wins, in whichever order they were published. */
function isBefore(one: Claim, other: Claim): boolean {
  return one.rank === other.rank ? one.id < other.id : one.rank < other.rank;
}
