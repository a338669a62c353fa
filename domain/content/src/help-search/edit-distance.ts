/**
 * Whether one word becomes the other with so many letters added, left out, changed or swapped with
 * their neighbour. The work is bounded by the lengths of the two, whatever they hold.
 */
export function isWithinEdits(one: string, other: string, editsMax: number): boolean {
  if (Math.abs(one.length - other.length) > editsMax) return false;
  let above: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let edits = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) edits = Math.min(edits, at(above, j - 2) + 1);
      next.push(edits);
    }
    if (Math.min(...next) > editsMax) return false;
    above = row;
    row = next;
  }
  return at(row, other.length) <= editsMax;
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
