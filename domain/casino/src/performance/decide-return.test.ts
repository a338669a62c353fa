import { chanceOf } from "@croupier/kit/fair";
import { expect, test } from "vitest";
import { decideReturn, type Played } from "./decide-return.ts";

/** Rounds that pay two of one, so often of ten thousand. */
function playedOf(rounds: number, wins: number): Played {
  return { rounds, returned: 2 * wins, squares: 4 * wins };
}

const fair = { declared: 0.99, least: 0.99 };

test.each([
  // rounds, wins, is odd
  [9_999, 9_999, undefined],
  [10_000, 4_950, false],
  [10_000, 5_140, false],
  [10_000, 5_160, true],
  [10_000, 4_740, true],
  [1_000_000, 495_000, false],
  [1_000_000, 497_100, true],
])("%i rounds of which %i won are odd: %s", (rounds, wins, isOdd) => {
  expect(decideReturn(playedOf(rounds, wins), fair)?.isOdd).toBe(isOdd);
});

test("who plays badly makes no game odd; who wins too much does, and who gets less than by doing nothing", () => {
  const skill = { ...fair, least: 0.8 };
  const odd = (wins: number) => decideReturn(playedOf(100_000, wins), skill)?.isOdd;
  expect([52_000, 49_500, 40_000, 38_000].map(odd)).toEqual([true, false, false, true]);
  const { low = 0, high = 0 } = decideReturn(playedOf(100_000, 45_000), skill) ?? {};
  expect(low).toBeLessThan(0.8);
  expect(high).toBeGreaterThan(0.99);
});

test("a game that keeps to its rules lies within its band about ninety-nine times of a hundred", () => {
  let word = 20_261_123;
  // A row of its own for the test: Lehmer's, which is as good as any for counting.
  const chance = chanceOf(() => (word = (word * 48_271) % 2_147_483_647));
  let within = 0;
  for (let look = 0; look < 200; look += 1) {
    let wins = 0;
    for (let round = 0; round < 10_000; round += 1) wins += chance.below(10_000) < 4_950 ? 1 : 0;
    const told = decideReturn(playedOf(10_000, wins), fair);
    if (told !== undefined && told.actual >= told.low && told.actual <= told.high) within += 1;
    expect(told?.isOdd).toBe(false);
  }
  expect(within).toBeGreaterThanOrEqual(194);
});
