export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value));
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** 0 below `low`, 1 above `high`, an S between; works downwards too. */
export function ease(low: number, high: number, value: number): number {
  const share = clamp((value - low) / (high - low));
  return share * share * (3 - 2 * share);
}

/** A smooth way through points `[at, value]`, for outlines that are known at a few places only. */
export function through(points: readonly (readonly [number, number])[]): (at: number) => number {
  return (at) => {
    const right = points.findIndex(([place]) => place >= at);
    if (right === 0) return points[0]?.[1] ?? 0;
    if (right < 0) return points.at(-1)?.[1] ?? 0;
    const value = (index: number) => points[clamp(index, 0, points.length - 1)]?.[1] ?? 0;
    const place = (index: number) => points[index]?.[0] ?? 0;
    const share = (at - place(right - 1)) / (place(right) - place(right - 1));
    const [a, b, c, d] = [value(right - 2), value(right - 1), value(right), value(right + 1)];
    const cubic = (-a + 3 * b - 3 * c + d) * share ** 3 + (2 * a - 5 * b + 4 * c - d) * share ** 2;
    return 0.5 * (cubic + (c - a) * share + 2 * b);
  };
}
