export type BalancePoint = { readonly at: string; readonly amount: string };

/** In a box of a hundred by a hundred, so that a drawing of any size can show it. */
export type BalanceLine = {
  /** `x,y` from the left, y from above. */
  readonly line: string;
  readonly last: { readonly x: number; readonly y: number };
  readonly lowest: BalancePoint;
  readonly highest: BalancePoint;
};

/** Where a line of balances goes; undefined when nothing has moved, or nobody knows what did. */
export function balanceLine(points: readonly BalancePoint[]): BalanceLine | undefined {
  const [first, ...rest] = points;
  if (first === undefined || rest.every(({ amount }) => amount === first.amount)) return undefined;
  // For the length of a line only: an amount that is read is printed from its own digits.
  const heightOf = ({ amount }: BalancePoint) => Number(amount);
  const lowest = points.reduce((low, one) => (heightOf(one) < heightOf(low) ? one : low), first);
  const highest = points.reduce(
    (high, one) => (heightOf(one) > heightOf(high) ? one : high),
    first,
  );
  const span = heightOf(highest) - heightOf(lowest);
  const places = points.map((point, index) => ({
    x: (index / (points.length - 1)) * 100,
    y: 100 - ((heightOf(point) - heightOf(lowest)) / span) * 100,
  }));
  const last = places.at(-1) ?? { x: 100, y: 100 };
  return { line: places.map(({ x, y }) => `${x},${y}`).join(" "), last, lowest, highest };
}
