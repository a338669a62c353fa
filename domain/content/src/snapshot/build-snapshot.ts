import { applyChanges } from "./apply-changes.ts";
import type { BucketFacts, PublishedContent } from "./rows.ts";
import type { Snapshot } from "./snapshot.ts";

/** Building is changing an empty one, so that the two can never come to different results. */
export function buildSnapshot(published: PublishedContent): Snapshot {
  return applyChanges(emptySnapshot(published), published);
}

function emptySnapshot({ bucket, brandCode, languages, languageDefault }: BucketFacts): Snapshot {
  const none = new Map<never, never>();
  return {
    bucket,
    brandCode,
    languages,
    languageDefault,
    sequence: 0,
    entries: none,
    byKind: none,
    paths: none,
    slugs: none,
    redirects: none,
    media: none,
    help: none,
  };
}
