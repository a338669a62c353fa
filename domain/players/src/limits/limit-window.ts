import { dayMs } from "@croupier/kit/time";
import type { LimitWindow } from "@croupier/policy";

/**
 * Windows roll: they are spans that end now, not days of a calendar. A month is 31 days, so that no
 * month of any calendar can hold more than its limit. What happened at its start or before is outside.
 */
export const windowMs: Readonly<Record<LimitWindow, number>> = {
  day: dayMs,
  week: 7 * dayMs,
  month: 31 * dayMs,
};

/** When something that happened at this moment stops counting. */
export function leavesWindowAt(window: LimitWindow, happenedAt: Date): Date {
  return new Date(happenedAt.getTime() + windowMs[window]);
}
