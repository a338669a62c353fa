/** A span of time that somebody spent here. */
export type Span = { readonly from: Date; readonly to: Date };

/**
 * Milliseconds spent between two moments. Two devices at once are one person: spans that overlap
 * count once.
 */
export function timeWithin(spans: readonly Span[], from: Date, to: Date): number {
  let spentMs = 0;
  let reached = from.getTime();
  const within = spans.filter((span) => span.to > from && span.from < to);
  for (const span of within.toSorted((one, other) => one.from.getTime() - other.from.getTime())) {
    const begin = Math.max(span.from.getTime(), reached);
    const end = Math.min(span.to.getTime(), to.getTime());
    if (end <= begin) continue;
    spentMs += end - begin;
    reached = end;
  }
  return spentMs;
}

/** When the first of it began, as far as it lies between the two moments. */
export function firstWithin(spans: readonly Span[], from: Date, to: Date): Date | null {
  const begun = spans
    .filter((span) => span.to > from && span.from < to)
    .map((span) => Math.max(span.from.getTime(), from.getTime()));
  return begun.length === 0 ? null : new Date(Math.min(...begun));
}
