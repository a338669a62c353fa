interface Timed {
  /** As calls spell a moment, so the later one is the greater text. */
  readonly at: string;
}

/** A list that comes part by part, the newest first. */
export interface Known<Item extends Timed> {
  readonly items: readonly Item[];
  readonly hasMore: boolean;
}

/** Two lists as one, as far down as nothing of either can still come between. */
export function mergeByTime<One extends Timed, Other extends Timed>(
  one: Known<One>,
  other: Known<Other>,
): readonly (One | Other)[] {
  const merged: (One | Other)[] = [];
  let [fromOne, fromOther] = [0, 0];
  for (;;) {
    const [first, second] = [one.items[fromOne], other.items[fromOther]];
    const isUnknown =
      (first === undefined && one.hasMore) || (second === undefined && other.hasMore);
    if (isUnknown || (first === undefined && second === undefined)) return merged;
    if (second === undefined || (first !== undefined && first.at >= second.at)) {
      merged.push(first as One);
      fromOne += 1;
    } else {
      merged.push(second);
      fromOther += 1;
    }
  }
}
