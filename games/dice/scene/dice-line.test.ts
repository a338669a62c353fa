import fc from "fast-check";
import { expect, test } from "vitest";
import { diceConfig, dicePays, diceRules } from "../rules/face.ts";
import {
  choiceAt,
  lineLimits,
  lineOf,
  turned,
  winningOfChance,
  winningOfMultiple,
} from "./dice-line.ts";

const sides = fc.constantFrom("under" as const, "over" as const);

test("wherever the line is put, the bet is one that is offered", () => {
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 12_000 }), sides, (line, side) => {
      const choice = choiceAt(line, side, diceConfig);
      expect(diceRules.readChoice(choice, { config: diceConfig, stake: 1n })).toEqual(choice);
      const { min, max } = lineLimits(side, diceConfig);
      expect(lineOf(choice)).toBe(Math.min(max, Math.max(min, line)));
    }),
  );
});

test("the other side has as many numbers that win", () => {
  expect(turned({ side: "under", winning: 1_200 })).toEqual({ side: "over", winning: 1_200 });
  expect(lineOf({ side: "over", winning: 1_200 })).toBe(8_800);
});

test.each([
  [49.5, 4_950],
  [0.001, 10],
  [99, 9_500],
  [12.345, 1_235],
])("a chance of %d %% is %i numbers", (percent, winning) => {
  expect(winningOfChance(percent, diceConfig)).toBe(winning);
});

test("a multiple that is typed is never paid less than it says", () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_500, max: 9_000_000 }), (tenThousandths) => {
      const winning = winningOfMultiple(tenThousandths / 10_000, diceConfig) ?? 0;
      const pays = dicePays(diceConfig, { side: "under", winning });
      expect(pays).toBeGreaterThanOrEqual(tenThousandths);
    }),
  );
});

test.each([Number.NaN, Number.POSITIVE_INFINITY])("%d is no chance and no multiple", (typed) => {
  expect(winningOfChance(typed, diceConfig)).toBeUndefined();
  expect(winningOfMultiple(typed, diceConfig)).toBeUndefined();
});
