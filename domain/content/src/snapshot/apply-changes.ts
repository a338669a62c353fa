import type { EntryKind } from "@croupier/contracts";
import { indexHelp } from "../help-search/help-index.ts";
import { findParents, withPaths } from "./find-paths.ts";
import { indexPaths, indexSlugs, standAlike } from "./index-addresses.ts";
import { orderEntries } from "./order-entries.ts";
import type { EntryRow, PublishedRow } from "./rows.ts";
import type { Snapshot, SnapshotEntry } from "./snapshot.ts";

/**
 * The next snapshot. What a change does not touch is the very same object as before, so the work and
 * the memory of a publication go with what was published, not with what there is.
 */
export function applyChanges(
  snapshot: Snapshot,
  { sequence, rows }: { readonly sequence: number; readonly rows: readonly PublishedRow[] },
): Snapshot {
  if (rows.length === 0) return { ...snapshot, sequence };
  const entries = changeEntries(snapshot, rows);
  const touched = findTouched(snapshot.entries, entries);
  const kinds = new Set(touched.map(({ kind }) => kind));
  const next: Snapshot = {
    ...snapshot,
    sequence,
    entries,
    byKind: orderKinds(snapshot, entries, kinds),
    redirects: changeRedirects(snapshot.redirects, rows),
    media: changeMedia(snapshot.media, rows),
  };
  if (touched.length === 0) return next;
  const hasMoved = touched.some(({ id }) => !standAlike(snapshot.entries.get(id), entries.get(id)));
  return {
    ...next,
    paths: hasMoved ? indexPaths(next) : snapshot.paths,
    slugs: hasMoved ? indexSlugs(next) : snapshot.slugs,
    help: kinds.has("content_page") ? indexHelp(next, snapshot.help) : snapshot.help,
  };
}

/** Addresses are made anew for what changed, and for what stands under a parent that did. */
function changeEntries(
  snapshot: Snapshot,
  rows: readonly PublishedRow[],
): ReadonlyMap<string, SnapshotEntry> {
  const entries = new Map(snapshot.entries);
  const changed = new Set<string>();
  for (const row of rows) {
    if (row.what === "entry") {
      entries.set(row.id, readRow(row));
      changed.add(row.id);
    } else if (row.what === "gone" && row.subject === "entry") {
      entries.delete(row.id);
      changed.add(row.id);
    }
  }
  if (changed.size === 0) return snapshot.entries;
  const before = findParents(snapshot.entries);
  const parents = findParents(entries);
  for (const entry of entries.values()) {
    const parent = parents(entry);
    const isMoved = parent !== before(entry) || (parent !== undefined && changed.has(parent));
    if (isMoved || changed.has(entry.id)) {
      entries.set(entry.id, withPaths(entry, snapshot, entries.get(parent ?? "")));
    }
  }
  return entries;
}

function readRow({ id, kind, parts, oldSlugs }: EntryRow): SnapshotEntry {
  const { common, ...languages } = parts;
  const published = Object.values(parts).map(({ publishedAt }) => publishedAt);
  // Checked against the schema of its kind when it was written, and migrated when it was read.
  return {
    id,
    kind,
    common: common?.data,
    words: Object.fromEntries(Object.entries(languages).map(([key, { data }]) => [key, data])),
    publishedAt: published.reduce((latest, moment) => (moment > latest ? moment : latest), ""),
    oldSlugs,
    paths: {},
  } as SnapshotEntry;
}

/** What is another object than before, as it was and as it is. */
function findTouched(
  before: ReadonlyMap<string, SnapshotEntry>,
  after: ReadonlyMap<string, SnapshotEntry>,
): readonly SnapshotEntry[] {
  if (before === after) return [];
  const gone = [...before.values()].filter(({ id }) => !after.has(id));
  const written = [...after.values()].filter((entry) => before.get(entry.id) !== entry);
  return [...gone, ...written];
}

function orderKinds(
  snapshot: Snapshot,
  entries: ReadonlyMap<string, SnapshotEntry>,
  kinds: ReadonlySet<EntryKind>,
): Snapshot["byKind"] {
  if (kinds.size === 0) return snapshot.byKind;
  const byKind = new Map(snapshot.byKind);
  for (const kind of kinds) {
    const ofKind = [...entries.values()].filter((entry) => entry.kind === kind);
    if (ofKind.length === 0) byKind.delete(kind);
    else byKind.set(kind, orderEntries(ofKind));
  }
  return byKind;
}

function changeRedirects(
  redirects: Snapshot["redirects"],
  rows: readonly PublishedRow[],
): Snapshot["redirects"] {
  const next = new Map(redirects);
  let changed = false;
  for (const row of rows) {
    if (row.what === "redirect") next.set(row.from, row.to);
    else if (row.what === "gone" && row.subject === "redirect") next.delete(row.id);
    else continue;
    changed = true;
  }
  return changed ? next : redirects;
}

function changeMedia(media: Snapshot["media"], rows: readonly PublishedRow[]): Snapshot["media"] {
  const next = new Map(media);
  let changed = false;
  for (const row of rows) {
    if (row.what === "media") next.set(row.media.id, row.media);
    else if (row.what === "gone" && row.subject === "media") next.delete(row.id);
    else continue;
    changed = true;
  }
  return changed ? next : media;
}
