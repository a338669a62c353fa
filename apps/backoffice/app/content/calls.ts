import type { EntryKind } from "@croupier/contracts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { client, valueOf } from "../calls.ts";

const { desk } = client;

/** Everything the desk asked for begins with this word, so that a write makes all of it stale. */
export const deskKey = ["desk"] as const;

export const buckets = queryOptions({
  queryKey: [...deskKey, "buckets"],
  queryFn: async ({ signal }) => valueOf(await desk.buckets({ signal })),
  staleTime: 300_000,
});

export type EntriesQuestion = NonNullable<Parameters<typeof desk.entries>[0]["query"]>;

export const entries = (question: EntriesQuestion) =>
  queryOptions({
    queryKey: [...deskKey, "entries", question],
    queryFn: async ({ signal }) => valueOf(await desk.entries({ signal, query: question })),
    // The rows stay while the next page or a narrower search is on its way.
    placeholderData: keepPreviousData,
  });

export const entryKey = (entry: string) => [...deskKey, "entry", entry] as const;

export const entryQuery = (entry: string) =>
  queryOptions({
    queryKey: entryKey(entry),
    queryFn: async ({ signal }) => valueOf(await desk.entry({ signal, params: { entry } })),
  });

export const linking = (entry: string) =>
  queryOptions({
    queryKey: [...deskKey, "linking", entry],
    queryFn: async ({ signal }) => valueOf(await desk.linking({ signal, params: { entry } })),
  });

export type NewEntry = {
  readonly id: string;
  readonly bucket: string;
  readonly kind: EntryKind;
  readonly parts: Record<string, Record<string, unknown>>;
  readonly template?: string;
};

export async function createEntry(body: NewEntry) {
  return valueOf(await desk.createEntry({ body }));
}

export type BulkAction = "publish" | "unpublish" | "archive" | "remove" | "undelete";

/** As many as one call takes. */
const bulkMax = 200;

export async function actOnMany(action: BulkAction, entries: readonly string[]) {
  const done = [];
  for (let from = 0; from < entries.length; from += bulkMax) {
    const some = entries.slice(from, from + bulkMax);
    done.push(...valueOf(await desk.bulk({ body: { action, entries: some } })).items);
  }
  return done;
}

export async function removeEntry(entry: string, options: { forced: boolean }) {
  const forced = options.forced ? "true" : "false";
  valueOf(await desk.remove({ params: { entry }, query: { forced } }));
}
