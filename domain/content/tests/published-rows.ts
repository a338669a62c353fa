import type { EntryKind } from "@croupier/contracts";
import { buildSnapshot, type PublishedRow, type Snapshot } from "../src/face.ts";

type EntryRow = Extract<PublishedRow, { what: "entry" }>;
type Parts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const house = {
  bucket: "default",
  brandCode: "kingfisher",
  languages: ["en", "es", "de"],
  languageDefault: "en",
};

/** A published row, as the store would read it. */
export function row(
  kind: EntryKind,
  id: string,
  parts: Parts,
  oldSlugs: EntryRow["oldSlugs"] = [],
): EntryRow {
  const published = Object.entries(parts).map(([part, data]) => [
    part,
    { number: 1, publishedAt: "2026-11-21T12:00:00.000Z", data },
  ]);
  return { what: "entry", id, kind, parts: Object.fromEntries(published), oldSlugs };
}

export function snapshotOf(rows: readonly PublishedRow[], sequence = rows.length): Snapshot {
  return buildSnapshot({ ...house, sequence, rows });
}

export const pageWords = (slug: string, change: object = {}) => ({
  title: slug,
  slug,
  blocks: [],
  ...change,
});

export const promotion = (id: string, slug: string, common: object = {}) =>
  row("content_page", id, {
    common: { pageType: "promotion", redirectWhenExcluded: false, position: 0, ...common },
    en: pageWords(slug),
  });
