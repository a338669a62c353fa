import { dayMs, minuteMs } from "@croupier/kit/time";

/** A minute between two, and five a day: enough for whoever waits, too few to flood a mailbox. */
export const letterLimits = { betweenMs: minuteMs, aDay: 5 } as const;

export type LetterDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly retryAfterSeconds: number };

/** May one more letter go? `sentAt` in any order. */
export function decideLetter(sentAt: readonly Date[], now: Date): LetterDecision {
  const { betweenMs, aDay } = letterLimits;
  const latestFirst = sentAt
    .map((moment) => moment.getTime())
    .filter((moment) => moment > now.getTime() - dayMs)
    .toSorted((one, other) => other - one);
  const [latest] = latestFirst;
  const first = latestFirst[aDay - 1];
  const from = Math.max(
    latest === undefined ? 0 : latest + betweenMs,
    first === undefined ? 0 : first + dayMs,
  );
  if (from <= now.getTime()) return { allowed: true };
  return { allowed: false, retryAfterSeconds: Math.ceil((from - now.getTime()) / 1_000) };
}
