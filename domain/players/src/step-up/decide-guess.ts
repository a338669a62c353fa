import { dayMs, minuteMs } from "@croupier/kit/time";

/** A try that was wrong, as far as anybody knows. */
export type Guess = { readonly madeAt: Date; readonly livedDown: boolean };

export type GuessDecision =
  | { readonly allowed: true; /** After this one, if it is wrong too. */ readonly left: number }
  | { readonly allowed: false; readonly until: Date };

/**
 * Five within a quarter of an hour block for a quarter of an hour; twenty within a day until the
 * first of them is a day old. With three codes right at any moment that is a chance of 0.006 % a day.
 */
export const guessLimits = { inARow: 5, rowMs: 15 * minuteMs, aDay: 20 } as const;

/** May one more be made? `guesses` in any order; being right once makes up for a row, not for a day. */
export function decideGuess(guesses: readonly Guess[], now: Date): GuessDecision {
  const { inARow, rowMs, aDay } = guessLimits;
  const latestFirst = guesses.toSorted((one, other) => +other.madeAt - +one.madeAt);
  const row = latestFirst.filter(({ livedDown }) => !livedDown);
  const ofToday = latestFirst.filter(({ madeAt }) => +madeAt > +now - dayMs);

  const ends = [blockOf(row, inARow, rowMs), endOfDay(ofToday, aDay)].filter(
    (end) => end !== undefined && end > now,
  );
  const until = ends.reduce((one, other) => (one && other && one > other ? one : other), undefined);
  if (until !== undefined) return { allowed: false, until };

  const recent = row.filter(({ madeAt }) => +madeAt > +now - rowMs).length;
  return { allowed: true, left: Math.min(inARow - recent, aDay - ofToday.length) - 1 };
}

/** The row that ends with the latest try: it blocks from that one on. */
function blockOf(row: readonly Guess[], max: number, rowMs: number): Date | undefined {
  const [latest] = row;
  const first = row[max - 1];
  if (latest === undefined || first === undefined) return undefined;
  if (+latest.madeAt - +first.madeAt >= rowMs) return undefined;
  return new Date(+latest.madeAt + rowMs);
}

function endOfDay(ofToday: readonly Guess[], max: number): Date | undefined {
  const first = ofToday[max - 1];
  return first && new Date(+first.madeAt + dayMs);
}
