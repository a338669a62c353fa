import type { Scheduled } from "@croupier/contracts";
import { clockOf } from "../publishing/zoned-moment.ts";

export type Day = { readonly day: string; readonly items: readonly Scheduled[] };

/** Day by day on the clock of the brand: what happens at night there is not yet tomorrow's. */
export function byDay(items: readonly Scheduled[], zone: string): readonly Day[] {
  const days = new Map<string, Scheduled[]>();
  for (const item of items) {
    const day = clockOf(new Date(item.at), zone).slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([day, items]) => ({ day, items }));
}
