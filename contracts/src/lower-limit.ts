/** The windows that are longer than each: the last 24 hours, seven days and 31 days. */
const longerThan = { day: ["week", "month"], week: ["month"], month: [] } as const;

export type LimitWindow = keyof typeof longerThan;

/**
 * Of the windows that are longer, the one whose limit is the lowest and lower than this one's: what it
 * lets through is the most there can be here, too. Undefined where this one's own limit counts.
 */
export function findLowerLimit(
  window: LimitWindow,
  limits: { readonly [Window in LimitWindow]?: string | null },
): "week" | "month" | undefined {
  const own = limits[window] ?? undefined;
  if (own === undefined) return undefined;
  let lowest = unitsOf(own);
  let found: "week" | "month" | undefined;
  for (const longer of longerThan[window]) {
    const value = limits[longer] ?? undefined;
    if (value === undefined || unitsOf(value) >= lowest) continue;
    lowest = unitsOf(value);
    found = longer;
  }
  return found;
}

/** Exact, in the smallest unit that a decimal string of the wire can have. */
function unitsOf(decimal: string): bigint {
  const [whole = "", fraction = ""] = decimal.split(".");
  return BigInt(whole + fraction.padEnd(8, "0"));
}
