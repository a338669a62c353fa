import type { PartNumbers } from "./decide-publication.ts";

/** Whoever asked, or wrote one of the versions, is not the second pair of eyes. */
export function isOwnWork(
  reviewer: string,
  { askedBy, writers }: { readonly askedBy: string; readonly writers: readonly string[] },
): boolean {
  return reviewer === askedBy || writers.includes(reviewer);
}

/** Each version that would become visible was approved; it does not matter in which review. */
export function isApproved(plan: PartNumbers, approved: readonly PartNumbers[]): boolean {
  return Object.entries(plan).every(([part, number]) =>
    approved.some((parts) => parts[part] === number),
  );
}
