import * as fc from "fast-check";
import { expect, test } from "vitest";
import { decideGuess, guessLimits, type Guess } from "./decide-guess.ts";

const noon = new Date("2026-11-20T12:00:00Z");
const minutes = (count: number) => new Date(+noon + count * 60_000);
const wrong = (...at: readonly number[]): Guess[] =>
  at.map((minute) => ({ madeAt: minutes(minute), livedDown: false }));
const livedDown = (...at: readonly number[]): Guess[] =>
  wrong(...at).map((guess) => ({ ...guess, livedDown: true }));
const hourly = (count: number) => Array.from({ length: count }, (_, index) => -60 * (index + 1));

test.each([
  ["nothing yet", [], { allowed: true, left: 4 }],
  ["four in a row", wrong(-4, -3, -2, -1), { allowed: true, left: 0 }],
  ["five in a row", wrong(-5, -4, -3, -2, -1), { allowed: false, until: minutes(14) }],
  ["five, the last a quarter ago", wrong(-19, -18, -17, -16, -15), { allowed: true, left: 4 }],
  ["five over a longer time", wrong(-17, -12, -8, -4, -1), { allowed: true, left: 0 }],
  ["four that were lived down", livedDown(-4, -3, -2, -1), { allowed: true, left: 4 }],
  ["five that were lived down", livedDown(-5, -4, -3, -2, -1), { allowed: true, left: 4 }],
  ["nineteen a day", livedDown(...hourly(19)), { allowed: true, left: 0 }],
  ["twenty a day", livedDown(...hourly(20)), { allowed: false, until: minutes(4 * 60) }],
  ["twenty, one of yesterday", wrong(...hourly(19), -25 * 60), { allowed: true, left: 0 }],
] as const)("%s: %j", (_name, guesses, decision) => {
  expect(decideGuess(guesses, noon)).toEqual(decision);
});

test("whoever always guesses wrong gets 5 in any quarter of an hour and 20 in any day", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 3_600 }), { maxLength: 250 }), (waits) => {
      const made: Guess[] = [];
      let now = +noon;
      for (const wait of waits) {
        now += wait * 1_000;
        if (!decideGuess(made, new Date(now)).allowed) continue;
        made.push({ madeAt: new Date(now), livedDown: false });
        const within = (ms: number) => made.filter(({ madeAt }) => +madeAt > now - ms).length;
        expect(within(guessLimits.rowMs)).toBeLessThanOrEqual(5);
        expect(within(86_400_000)).toBeLessThanOrEqual(20);
      }
    }),
  );
});

test("whoever is blocked may try again at the very moment they were told", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1_500 }), { maxLength: 60 }), (ages) => {
      const decision = decideGuess(wrong(...ages.map((age) => -age)), noon);
      if (decision.allowed) return;
      expect(+decision.until).toBeGreaterThan(+noon);
      const then = decideGuess(wrong(...ages.map((age) => -age)), decision.until);
      expect(then.allowed).toBe(true);
    }),
  );
});
