/**
 * Whether one word becomes the other with so many letters added, left out, changed or swapped with
 * their neighbour. The work is bounded by the lengths of the two, whatever they hold.
 */
export function isWithinEdits(one: string, other: string, editsMax: number): boolean {
  if (Math.abs(one.length - other.length) > editsMax) return false;
  const width = other.length + 1;
  let above = new Uint16Array(width);
  let row = Uint16Array.from({ length: width }, (_, index) => index);
  let next = new Uint16Array(width);
  for (let i = 1; i <= one.length; i += 1) {
    next[0] = i;
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let edits = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) edits = Math.min(edits, at(above, j - 2) + 1);
      next[j] = edits;
      least = Math.min(least, edits);
    }
    if (least > editsMax) return false;
    [above, row, next] = [row, next, above];
  }
  return at(row, other.length) <= editsMax;
}

/** Every place that is asked for is there; the compiler cannot know. */
function at(row: Uint16Array, index: number): number {
  return row[index] ?? 0;
}
