import type { SnapshotEntry } from "./snapshot.ts";

/** By the editor's position, then the newest first; the id last, so that the order is always one. */
export function orderEntries(entries: readonly SnapshotEntry[]): readonly SnapshotEntry[] {
  return entries.toSorted(
    (one, other) =>
      positionOf(one) - positionOf(other) ||
      compare(dateOf(other), dateOf(one)) ||
      compare(one.id, other.id),
  );
}

function positionOf({ common }: SnapshotEntry): number {
  return "position" in common ? common.position : 0;
}

function dateOf({ common }: SnapshotEntry): string {
  return "publishedOn" in common ? (common.publishedOn ?? "") : "";
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
