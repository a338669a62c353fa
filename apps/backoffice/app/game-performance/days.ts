const dayMs = 86_400_000;

/** `2026-11-23`: a day of UTC. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** So many days up to today, today among them. */
export function lastDays(
  count: number,
  now: Date,
): { readonly from: string; readonly until: string } {
  return { from: dayOf(new Date(now.getTime() - (count - 1) * dayMs)), until: dayOf(now) };
}

/** A day as an address may hold it; undefined where it is none. */
export function readDay(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  return Number.isNaN(Date.parse(`${text}T00:00:00Z`)) ? undefined : text;
}
