import { entryKinds, pageTypes, type EntryKind, type PageType } from "@croupier/contracts";
import type { EntriesQuestion } from "./calls.ts";
import type { ListTab } from "./lists.ts";

export const statuses = [
  "draft",
  "scheduled",
  "published",
  "changed",
  "archived",
  "deleted",
] as const;
export const sorts = ["title", "changedAt", "kind"] as const;
export const pageSize = 50;

type Status = (typeof statuses)[number];
type Sort = (typeof sorts)[number];

/** What a list shows, as its address says it. What the address says wrongly counts as unsaid. */
export type Shown = {
  readonly tab: number;
  readonly kind: EntryKind | undefined;
  readonly pageType: PageType | undefined;
  readonly status: Status | undefined;
  readonly missing: string | undefined;
  readonly search: string;
  readonly sort: Sort;
  readonly order: "asc" | "desc";
  readonly page: number;
};

export function readShown(search: URLSearchParams): Shown {
  const sort = oneOf(sorts, search.get("sort")) ?? "changedAt";
  return {
    tab: wholeNumber(search.get("tab")) ?? 0,
    kind: oneOf(entryKinds, search.get("kind")),
    pageType: oneOf(pageTypes, search.get("type")),
    status: oneOf(statuses, search.get("status")),
    missing: search.get("missing") ?? undefined,
    search: search.get("search") ?? "",
    sort,
    order: oneOf(["asc", "desc"] as const, search.get("order")) ?? firstOrder(sort),
    page: Math.max(1, wholeNumber(search.get("page")) ?? 1),
  };
}

/** The newest first, but names from A to Z. */
export const firstOrder = (sort: Sort): "asc" | "desc" => (sort === "changedAt" ? "desc" : "asc");

/** The address with something changed. Another filter begins at the first page again. */
export function changeSearch(
  search: URLSearchParams,
  change: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const changed = new URLSearchParams(search);
  if (!("page" in change)) changed.delete("page");
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === "") changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
}

export function questionOf(
  { kind, pageType, status, missing, search, sort, order, page }: Shown,
  { bucket, tab }: { readonly bucket: string; readonly tab: ListTab },
): EntriesQuestion {
  const [kindAsked, typeAsked] = [tab.kind ?? kind, tab.pageType ?? pageType];
  return {
    bucket,
    sort,
    order,
    page,
    pageSize,
    ...(kindAsked === undefined ? {} : { kind: kindAsked }),
    ...(typeAsked === undefined ? {} : { pageType: typeAsked }),
    ...(status === undefined ? {} : { status }),
    ...(missing === undefined ? {} : { missing }),
    ...(search.trim() === "" ? {} : { search: search.trim().slice(0, 200) }),
  };
}

/** What is found, whatever page of it is shown and in whatever order. */
export function filterKey({ page: _page, sort: _sort, order: _order, ...filter }: EntriesQuestion) {
  return JSON.stringify(filter);
}

function oneOf<T extends string>(known: readonly T[], text: string | null): T | undefined {
  return known.find((one) => one === text);
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}
