import type { EditedEntry, ListedEntry, Scheduled } from "@croupier/content";
import type { EditedEntry as ToldEntry, ListedEntry as ToldRow } from "@croupier/contracts";
import { presentSchedule } from "./present-schedule.ts";

export function presentListed({ entryId, writtenAt, writtenBy, ...row }: ListedEntry): ToldRow {
  return {
    ...row,
    id: entryId,
    parts: [...row.parts],
    problems: [...row.problems],
    changedAt: writtenAt.toISOString(),
    changedBy: writtenBy,
  };
}

export function presentEdited(
  entry: EditedEntry,
  around: { readonly schedules: readonly Scheduled[]; readonly needsReview: boolean },
): ToldEntry {
  const { entryId, bucket, kind, deletedAt, paths } = entry;
  const parts = Object.entries(entry.parts).map(([part, facts]) => [part, presentPart(facts)]);
  return {
    id: entryId,
    bucket,
    kind,
    deletedAt: deletedAt?.toISOString() ?? null,
    paths: { ...paths },
    parts: Object.fromEntries(parts) as ToldEntry["parts"],
    schedules: around.schedules.map(presentSchedule),
    needsReview: around.needsReview,
  };
}

function presentPart(facts: EditedEntry["parts"][string]): ToldEntry["parts"][string] {
  const { latestNumber, publishedNumber, publishedAt, state, hasNewerDraft, newest } = facts;
  return {
    latest: latestNumber,
    published: publishedNumber,
    publishedAt: publishedAt?.toISOString() ?? null,
    state,
    hasNewerDraft,
    data: { ...newest.data },
    writtenAt: newest.writtenAt.toISOString(),
    writtenBy: newest.writtenBy,
    note: newest.note,
  };
}
