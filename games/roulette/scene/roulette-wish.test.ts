import fc from "fast-check";
import { expect, test } from "vitest";
import { rouletteChips, rouletteConfig as config, rouletteRules } from "../rules/face.ts";
import {
  betOf,
  clear,
  double,
  emptyCloth,
  lay,
  mostAt,
  overOf,
  played,
  repeat,
  sumOf,
  takeOff,
  undo,
} from "./roulette-wish.ts";

const table = { config, stakeMost: 100_000n, isFree: false };
const places = fc.constantFrom(...rouletteChips.keys());
const presses = fc.array(
  fc.oneof(
    fc.record({
      lay: fc.uniqueArray(places, { minLength: 1, maxLength: 9 }),
      chip: fc.integer({ min: 1, max: 500 }),
    }),
    fc.record({ takeOff: places }),
    fc.constantFrom("undo", "double", "clear", "repeat", "spin"),
  ),
  { maxLength: 40 },
);

test("whatever is pressed, what lies there is a choice of the rules that costs what it says", () => {
  fc.assert(
    fc.property(presses, (pressed) => {
      let wish = emptyCloth;
      for (const press of pressed) {
        if (press === "undo") wish = undo(wish);
        else if (press === "double") wish = double(wish);
        else if (press === "clear") wish = clear(wish);
        else if (press === "repeat") wish = repeat(wish);
        else if (press === "spin") wish = wish.bets.length > 0 ? played(wish.bets) : wish;
        else if ("lay" in press) wish = lay(wish, press.lay, BigInt(press.chip));
        else wish = takeOff(wish, press.takeOff);
        const { stake, choice } = betOf({ wish });
        expect(stake).toBe(sumOf(wish.bets));
        if (stake > 0n) expect(rouletteRules.readChoice(choice, { config, stake })).toEqual(choice);
      }
    }),
  );
});

test("what the scene refuses the rules refuse, and nothing else", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(places, fc.integer({ min: 1, max: 40_000 })), { maxLength: 12 }),
      (laid) => {
        const wish = laid.reduce(
          (cloth, [place, chip]) => lay(cloth, [place], BigInt(chip)),
          emptyCloth,
        );
        const isTaken = rouletteRules.isTaken?.(
          { bets: wish.bets },
          { config, stake: sumOf(wish.bets), stakeMin: 1n, stakeMost: 100_000n },
        );
        const over = overOf(wish.bets, table);
        expect(over === undefined || over.is === "whole").toBe(isTaken);
        expect(over?.is === "whole" || sumOf(wish.bets) <= 100_000n || !isTaken).toBe(true);
      },
    ),
  );
});

test("each press is taken back by one, back to the empty cloth", () => {
  const steps = [emptyCloth];
  steps.push(lay(steps.at(-1) ?? emptyCloth, ["straight:17"], 100n));
  steps.push(lay(steps.at(-1) ?? emptyCloth, ["straight:17", "red"], 500n));
  steps.push(double(steps.at(-1) ?? emptyCloth));
  steps.push(takeOff(steps.at(-1) ?? emptyCloth, "red"));
  steps.push(clear(steps.at(-1) ?? emptyCloth));
  expect(steps.map(({ bets }) => sumOf(bets))).toEqual([0n, 100n, 1_100n, 2_200n, 1_200n, 0n]);
  let wish = steps.at(-1) ?? emptyCloth;
  for (const step of steps.toReversed().slice(1)) {
    wish = undo(wish);
    expect(wish.bets).toEqual(step.bets);
  }
  expect(undo(wish)).toBe(wish);
});

test("after a spin the cloth is empty and the same can be laid again", () => {
  const wish = lay(emptyCloth, ["dozen:2", "black"], 500n);
  const after = played(wish.bets);
  expect(after.bets).toEqual([]);
  expect(repeat(after).bets).toEqual(wish.bets);
  expect(repeat(emptyCloth)).toBe(emptyCloth);
});

test("what the house stakes may lie on one place, whatever a place takes else", () => {
  expect(mostAt("straight:17", { config, stakeMost: 100n, isFree: true })).toBe(100n);
  expect(mostAt("straight:17", { config, stakeMost: 100n, isFree: false })).toBe(10n);
});
