import { chanceOf, seededChance } from "@croupier/kit/fair";
import { replayRound, wholeOf } from "@croupier/kit/rules";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { diceConfig } from "./dice-config.ts";
import { diceOdds } from "./dice-odds.ts";
import { diceRules, type DiceChoice } from "./dice-rules.ts";

const roll = (number: number, choice: DiceChoice, stake = 100n) =>
  diceRules.open(
    { config: diceConfig, stake, choice },
    chanceOf(() => number),
  );

describe("what a roll pays", () => {
  test.each<[DiceChoice["side"], number, number, bigint]>([
    // side, how many win, rolled, paid for 1.00
    ["under", 4_950, 4_949, 200n],
    ["under", 4_950, 4_950, 0n],
    ["over", 4_950, 5_050, 200n],
    ["over", 4_950, 5_049, 0n],
    ["under", 9_500, 0, 104n],
    ["under", 10, 9, 99_000n],
    ["over", 10, 9_990, 99_000n],
    ["over", 10, 9_989, 0n],
  ])("%s, %i numbers win, %i is rolled: %i", (side, winning, number, paid) => {
    const step = roll(number, { side, winning });
    expect(wholeOf(step)).toBe(paid);
    expect(step.staked).toBe(100n);
    expect(step.events).toMatchObject([{ type: "rolled", number, won: paid > 0n }]);
  });
});

test.each([
  undefined,
  null,
  "under",
  {},
  { side: "under" },
  { side: "between", winning: 100 },
  { side: "under", winning: "100" },
  { side: "under", winning: 9 },
  { side: "under", winning: 9_501 },
  { side: "under", winning: 100.5 },
  { side: "under", winning: Number.NaN },
])("%j is no bet of this game", (asked) => {
  expect(diceRules.readChoice(asked, { config: diceConfig, stake: 1n })).toBeUndefined();
});

test("what is asked beside a bet is left out of it", () => {
  const asked = { side: "over", winning: 100, number: 9_999 };
  expect(diceRules.readChoice(asked, { config: diceConfig, stake: 1n })).toEqual({
    side: "over",
    winning: 100,
  });
});

test("every bet returns what is declared, exactly", () => {
  const { winningMin, winningMax } = diceConfig;
  const some = [winningMin, 33, 77, 1_234, 4_950, 7_777, winningMax];
  for (const odds of diceOdds(diceConfig, some).bets) {
    expect(Math.abs(odds.returnToPlayer - 0.99), odds.bet).toBeLessThan(1e-9);
    expect(odds.hitRate, odds.bet).toBeCloseTo(Number(odds.bet) / 10_000, 12);
    expect(odds.most.chance).toBe(odds.hitRate);
  }
});

test("a round counted out again from its seeds is the same round", () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }),
      fc.nat(),
      fc.integer({ min: 10, max: 9_500 }),
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      (playerSeed, nonce, winning, stake) => {
        const seeds = { serverSeed: "ours", playerSeed, nonce };
        const opening = { config: diceConfig, stake, choice: { side: "over", winning } as const };
        const first = diceRules.open(opening, seededChance(seeds));
        const again = replayRound(diceRules, opening, { actions: [], chance: seededChance(seeds) });
        expect(again).toEqual([first]);
        expect(wholeOf(first)).toBeLessThanOrEqual((stake * 9_900n) / BigInt(winning));
      },
    ),
  );
});
