import { dayMs, type Clock } from "@croupier/kit/time";

/** Our books of yesterday are held against those of the providers. Compared again, it says what is so then. */
export async function compareDay(needs: {
  compareDay: (day: string) => Promise<void>;
  clock: Clock;
}): Promise<void> {
  const yesterday = new Date(needs.clock().getTime() - dayMs);
  await needs.compareDay(yesterday.toISOString().slice(0, 10));
}
