/** How symbols fall: in rows and milliseconds. What is asked for every frame makes nothing new. */
export type FallPace = {
  /** How fast it gets faster: rows a millisecond, each millisecond. */
  readonly gravity: number;
  /** A column begins so long behind the one on its left; a symbol so long behind the one below it. */
  readonly columnMs: number;
  readonly rowMs: number;
  /** How long it moves on in its place once it is there. */
  readonly landMs: number;
};

export const calmPace: FallPace = { gravity: 0.000_04, columnMs: 70, rowMs: 42, landMs: 320 };

/** How long something falls over so many rows. */
export function fallMs(rows: number, { gravity }: Pick<FallPace, "gravity">): number {
  return rows <= 0 ? 0 : Math.sqrt((2 * rows) / gravity);
}

/** Over how many of its rows it has fallen; never over more than all of them. */
export function fallenAfter(
  ms: number,
  rows: number,
  { gravity }: Pick<FallPace, "gravity">,
): number {
  return ms <= 0 ? 0 : Math.min(rows, (gravity * ms * ms) / 2);
}

/**
 * From which row each of a column comes when these rows are emptied: below 0 where it is new, the lowest of
 * the new ones from -1. Written into `from`, which has a place for each row.
 */
export function comesFrom(isRemoved: (row: number) => boolean, from: Int8Array): void {
  let to = from.length - 1;
  for (let row = from.length - 1; row >= 0; row -= 1) {
    if (isRemoved(row)) continue;
    from[to] = row;
    to -= 1;
  }
  for (let above = -1; to >= 0; to -= 1, above -= 1) from[to] = above;
}
