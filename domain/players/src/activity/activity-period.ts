import { dayMs, hourMs } from "@croupier/kit/time";

export const activityPeriods = ["day", "week", "month", "year"] as const;
export type ActivityPeriod = (typeof activityPeriods)[number];

/** How a period is cut: never into more parts than a chart can show. */
const cuts: Readonly<Record<ActivityPeriod, { parts: number; ms: number }>> = {
  day: { parts: 24, ms: hourMs },
  week: { parts: 7, ms: dayMs },
  month: { parts: 31, ms: dayMs },
  year: { parts: 52, ms: 7 * dayMs },
};

/** Whoever keeps a file has room for every day. */
const cutsByDay = { ...cuts, year: { parts: 364, ms: dayMs } };

/** The edges of the parts of a period that ends now, after those of the one before it. */
export function edgesOf(period: ActivityPeriod, now: Date, by: "chart" | "day" = "chart"): Date[] {
  const { parts, ms } = (by === "day" ? cutsByDay : cuts)[period];
  const count = 2 * parts;
  return Array.from(
    { length: count + 1 },
    (_, index) => new Date(now.getTime() - (count - index) * ms),
  );
}
