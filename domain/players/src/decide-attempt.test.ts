import { array, assert as holds, integer, property } from "fast-check";
import { expect, test } from "vitest";
import {
  decideAttempt,
  isSuspicious,
  type AttemptLimits,
  type Attempts,
} from "./decide-attempt.ts";

const minute = 60_000;
const limits: AttemptLimits = {
  max: 10,
  windowMs: 15 * minute,
  lockoutMs: 15 * minute,
  lockoutMsMax: 60 * minute,
  forgetMs: 24 * 60 * minute,
};
const start = new Date("2026-11-20T12:00:00Z").getTime();

/** Tries at these minutes; answers which were allowed. */
function tryAt(minutes: readonly number[]): boolean[] {
  let attempts: Attempts | undefined;
  return minutes.map((at) => {
    const decision = decideAttempt(attempts, new Date(start + at * minute), limits);
    if (decision.allowed) attempts = decision.after;
    return decision.allowed;
  });
}

const ten = (at: number) => Array.from({ length: 10 }, () => at);

test.each<[string, number[], number]>([
  ["ten at once", ten(0), 10],
  ["an eleventh is refused", [...ten(0), 0], 10],
  ["also just before the quarter of an hour is over", [...ten(0), 14.99], 10],
  ["then a new window begins", [...ten(0), 15], 11],
  ["the second lockout lasts half an hour", [...ten(0), ...ten(15), 44.9], 20],
  ["and ends", [...ten(0), ...ten(15), 45], 21],
  [
    "the third lasts an hour, and so does the fourth",
    [...ten(0), ...ten(15), ...ten(45), 104, ...ten(105), 164, 165],
    41,
  ],
  ["after a quiet day the next is short again", [...ten(0), ...ten(1500), 1514, 1515], 21],
  ["slow tries never lock", Array.from({ length: 40 }, (_, index) => index * 2), 40],
])("%s", (_, minutes, allowed) => {
  expect(tryAt(minutes).filter(Boolean)).toHaveLength(allowed);
});

test("no quarter of an hour ever sees more than twenty tries, and no lockout outlasts an hour", () => {
  holds(
    property(array(integer({ min: 0, max: 300 }), { maxLength: 200 }), (minutes) => {
      const sorted = minutes.toSorted((one, other) => one - other);
      const allowed = tryAt(sorted);
      const times = sorted.filter((_, index) => allowed[index]);
      for (const from of times) {
        // A fixed window's edge can be straddled, as every fixed window's can.
        expect(times.filter((at) => at >= from && at < from + 15).length).toBeLessThanOrEqual(20);
      }
      sorted.forEach((at, index) => {
        if (!allowed[index]) {
          expect(times.some((earlier) => earlier <= at && earlier >= at - 60)).toBe(true);
        }
      });
    }),
  );
});

const at = (minutes: number) => new Date(start + minutes * minute);

test.each<[string, Partial<Attempts>, number, boolean]>([
  ["two tries", { counted: 2 }, 0, false],
  ["three tries", { counted: 3 }, 0, true],
  ["three tries, a moment before their window is over", { counted: 3 }, 14.99, true],
  ["three tries of a window before", { counted: 3 }, 15, false],
  ["a lockout", { counted: 10, lockouts: 1, lockedUntil: at(15) }, 14.99, false],
  ["the time after a lockout", { counted: 10, lockouts: 1, lockedUntil: at(15) }, 15, true],
  ["the try after a lockout", { counted: 1, lockouts: 1 }, 16, true],
  ["the next day", { counted: 1, lockouts: 1 }, 24 * 60, false],
])("after %s a machine is suspected, or not", (_, before, minutes, suspicious) => {
  const attempts = {
    counted: 0,
    windowStartedAt: at(0),
    lockouts: 0,
    lockedUntil: null,
    ...before,
  };
  const suspecting = { ...limits, suspectAfter: 3 };
  expect(isSuspicious(attempts, at(minutes), suspecting)).toBe(suspicious);
  expect(isSuspicious(attempts, at(minutes), limits)).toBe(false);
});

test("nobody is suspected before the first try", () => {
  expect(isSuspicious(undefined, at(0), { ...limits, suspectAfter: 3 })).toBe(false);
});
