import type { EntryData } from "@croupier/contracts";
import { sql } from "kysely";
import { findLinks } from "../entries/find-links.ts";
import { pathOf, slugInPath, slugSpaceOf } from "../entries/path-of.ts";
import type { LinkingEntry } from "../refusals.ts";
import { findEntry, type Connection } from "./entry-facts.ts";
import { titleOfEntry } from "./title-of-entry.ts";
import { findVersion } from "./versions.ts";

type Candidate = LinkingEntry & { readonly data: unknown };

/** Who refers to an entry by its id, or to a page of it by an address, in what is newest or shown. */
export async function findLinkingEntries(
  db: Connection,
  entryId: string,
): Promise<readonly LinkingEntry[]> {
  const isAddress = await readAddresses(db, entryId);
  const candidates = await readCandidates(db, entryId, [entryId, ...isAddress.needles]);
  return candidates
    .filter(({ data }) => {
      const links = findLinks(data);
      return links.ids.has(entryId) || [...links.paths].some(isAddress.matches);
    })
    .map(present);
}

/** Which entries of its bucket show a picture. */
export async function findMediaUsage(
  db: Connection,
  mediaId: string,
): Promise<readonly LinkingEntry[]> {
  const candidates = await readCandidates(db, mediaId, [mediaId]);
  return candidates.filter(({ data }) => findLinks(data).ids.has(mediaId)).map(present);
}

/** The page of an entry is known by its slugs, whatever stands before them in the address. */
async function readAddresses(db: Connection, entryId: string) {
  const entry = await findEntry(db, entryId);
  const common = (await findVersion(db, { entryId, part: "common" }))?.data ?? {};
  if (entry?.kind === "functional") {
    // Checked when it was written: the common part of this kind is its key.
    const facts = common as EntryData["functional"]["common"];
    const path = pathOf({ kind: "functional", common: facts, slug: undefined });
    return { needles: path === undefined ? [] : [path], matches: (link: string) => link === path };
  }
  const pageType = common["pageType"] as
    | EntryData["content_page"]["common"]["pageType"]
    | undefined;
  const space = entry && slugSpaceOf({ kind: entry.kind, pageType });
  const { rows } = await sql<{ slug: string }>`
    SELECT slug FROM content.slug WHERE entry_id = ${entryId}
    UNION
    SELECT v.slug FROM content.variant AS p JOIN content.version AS v
      ON v.entry_id = p.entry_id AND v.part = p.part AND v.number = p.latest_number
    WHERE p.entry_id = ${entryId} AND v.slug IS NOT NULL
  `.execute(db);
  const slugs = new Set(rows.map(({ slug }) => slug));
  return {
    needles: [...slugs],
    matches(link: string): boolean {
      const found = slugInPath(link);
      return found !== undefined && found.space === space && slugs.has(found.slug);
    },
  };
}

/** The rough search is the database's; whether a text really is a link is looked at above. */
async function readCandidates(
  db: Connection,
  subject: string,
  needles: readonly string[],
): Promise<readonly Candidate[]> {
  const { rows } = await sql<Candidate>`
    SELECT e.entry_id AS "entryId", e.kind, v.part, ${titleOfEntry("e")} AS title, v.data
    FROM content.entry AS e
    JOIN content.variant AS p USING (entry_id)
    JOIN content.version AS v
      ON v.entry_id = p.entry_id AND v.part = p.part
     AND v.number IN (p.latest_number, p.published_number)
    WHERE e.entry_id <> ${subject}::uuid AND e.deleted_at IS NULL
      AND e.bucket = (
        SELECT bucket FROM content.entry WHERE entry_id = ${subject}::uuid
        UNION ALL SELECT bucket FROM content.media WHERE media_id = ${subject}::uuid LIMIT 1
      )
      AND EXISTS (
        SELECT FROM unnest(${needles}::text[]) AS needle WHERE strpos(v.data::text, needle) > 0
      )
    ORDER BY title, e.entry_id, v.part, v.number DESC
  `.execute(db);
  return rows;
}

function present({ entryId, kind, part, title }: Candidate): LinkingEntry {
  return { entryId, kind, part, title };
}
