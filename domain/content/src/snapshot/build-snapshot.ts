import { indexHelp } from "../help-search/help-index.ts";
import { applyChanges } from "./apply-changes.ts";
import { indexPaths, indexSlugs } from "./index-addresses.ts";
import type { BucketFacts, PublishedContent } from "./rows.ts";
import type { Snapshot } from "./snapshot.ts";

/** Building is changing an empty one, so that the two can never come to different results. */
export function buildSnapshot(published: PublishedContent): Snapshot {
  return applyChanges(emptySnapshot(published), published);
}

function emptySnapshot({ bucket, brandCode, languages, languageDefault }: BucketFacts): Snapshot {
  const none = new Map<never, never>();
  const empty = { entries: none, byKind: none, languages, languageDefault };
  return {
    bucket,
    brandCode,
    languages,
    languageDefault,
    sequence: 0,
    entries: none,
    byKind: none,
    paths: indexPaths(empty),
    slugs: indexSlugs(empty),
    redirects: none,
    media: none,
    help: indexHelp(empty, none),
  };
}
