/** One letter in four may be wrong, missing, too many, or stand the wrong way round with the next. */
export function isSlip(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length);
  const slipsMax = Math.min(2, Math.floor(longest / 4));
  return one === other || slipsBetween(one, other) <= slipsMax;
}

/** The least number of such slips that make one word of the other. */
function slipsBetween(one: string, other: string): number {
  const mine = [...one];
  const theirs = [...other];
  const columns = Array.from({ length: theirs.length + 1 }, (_, column) => column);
  const rows: number[][] = [columns];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= mine.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= theirs.length; column += 1) {
      const differs = mine[row - 1] === theirs[column - 1] ? 0 : 1;
      const isSwap =
        mine[row - 1] === theirs[column - 2] && mine[row - 2] === theirs[column - 1] && row > 1;
      const slips = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + differs,
        isSwap ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
      rows[row]?.push(slips);
    }
  }
  return at(mine.length, theirs.length);
}
