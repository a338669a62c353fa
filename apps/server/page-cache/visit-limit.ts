/** Counts page requests by network in fixed windows: one lookup and one addition each. */
export function createVisitLimit({
  perWindow,
  windowMs,
  now,
}: {
  perWindow: number;
  windowMs: number;
  now: () => number;
}) {
  let counts = new Map<string, number>();
  let windowEnd = 0;
  return {
    /** Seconds to wait, or zero when the visit is within the allowance. */
    spend(network: string): number {
      const time = now();
      if (time >= windowEnd) {
        counts = new Map();
        windowEnd = time + windowMs;
      }
      const spent = (counts.get(network) ?? 0) + 1;
      counts.set(network, spent);
      return spent > perWindow ? Math.max(1, Math.ceil((windowEnd - time) / 1000)) : 0;
    },
  };
}

export type VisitLimit = ReturnType<typeof createVisitLimit>;
