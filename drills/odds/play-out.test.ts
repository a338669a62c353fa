import type { Chance } from "@croupier/kit/fair";
import { expect, test } from "vitest";
import { fastChance } from "@croupier/bench/fast-chance";
import { playOut } from "./play-out.ts";

/** Pays twice the stake in half of all rounds, a little more often for each of `more` of a hundred. */
const coin = (more: number) => (chance: Chance) => (chance.below(100) < 50 + more ? 2 : 0);

// The short form of what `npm run drill odds` plays twenty million times.
test("an interval holds the return of a fair coin, and not that of a coin that is none", () => {
  const fair = playOut("coin", coin(0), { rounds: 200_000, seed: 1 });
  expect(fair.simulated?.returnLow).toBeLessThan(1);
  expect(fair.simulated?.returnHigh).toBeGreaterThan(1);
  expect(fair.deviation).toBeCloseTo(1, 2);
  expect(fair.most).toEqual({ timesStake: 2, chance: fair.hitRate });
  const bent = playOut("coin", coin(1), { rounds: 200_000, seed: 1 });
  expect(bent.simulated?.returnLow).toBeGreaterThan(1);
});

test("ninety-nine of a hundred intervals hold it, and not all of them", () => {
  const seeds = Array.from({ length: 1_000 }, (_, seed) => seed);
  const holding = seeds.filter((seed) => {
    const { simulated } = playOut("coin", coin(0), { rounds: 500, seed });
    return simulated !== undefined && simulated.returnLow <= 1 && simulated.returnHigh >= 1;
  });
  expect(holding.length).toBeGreaterThan(975);
  expect(holding.length).toBeLessThan(1_000);
});

test("the fast row of words fills every number as it should", () => {
  const chance = fastChance(7);
  const counts = new Uint32Array(37);
  for (let draw = 0; draw < 370_000; draw += 1) {
    const number = chance.below(37);
    counts[number] = (counts[number] as number) + 1;
  }
  const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  // 36 degrees of freedom: ninety-nine of a hundred lie between.
  expect(chiSquare).toBeGreaterThan(17.9);
  expect(chiSquare).toBeLessThan(61.6);
});
