import type { EntryKind } from "@croupier/contracts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { client, valueOf } from "../calls.ts";
import { sentenceOf } from "../sentence-of.ts";
import { gatherAll, gatherSize } from "./gather-all.ts";
import { actInBatches } from "./in-batches.ts";

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

/** Every entry that a list of any length finds, not only those on the page that is shown. */
export function gatherEntries(question: EntriesQuestion, tell: (count: number) => void) {
  // By name: what is written meanwhile does not move up to the front.
  const all = { ...question, sort: "title", order: "asc", pageSize: gatherSize } as const;
  return gatherAll(async (page) => valueOf(await desk.entries({ query: { ...all, page } })), tell);
}

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

export function actOnMany(
  action: BulkAction,
  entries: readonly string[],
  tell: (count: number) => void,
) {
  return actInBatches(entries, {
    act: async (some) => valueOf(await desk.bulk({ body: { action, entries: [...some] } })).items,
    tell,
    sentenceOf,
  });
}

export async function removeEntry(entry: string, options: { forced: boolean }) {
  const forced = options.forced ? "true" : "false";
  valueOf(await desk.remove({ params: { entry }, query: { forced } }));
}
