import { dayMs, hourMs, minuteMs } from "@croupier/kit/time";

export const sendingLimits = { betweenMs: minuteMs, anHour: 3, aDay: 10 } as const;

/** Seconds until a next code may be sent, 0: now. `sent`: when earlier ones went, in any order. */
export function decideSending(sent: readonly Date[], now: Date): number {
  const { betweenMs, anHour, aDay } = sendingLimits;
  const latestFirst = sent.toSorted((one, other) => +other - +one);
  const ends = [
    [latestFirst[0], betweenMs],
    [latestFirst[anHour - 1], hourMs],
    [latestFirst[aDay - 1], dayMs],
  ] as const;
  const waits = ends.map(([moment, ms]) => (moment === undefined ? 0 : +moment + ms - +now));
  return Math.max(0, ...waits.map((ms) => Math.ceil(ms / 1_000)));
}
