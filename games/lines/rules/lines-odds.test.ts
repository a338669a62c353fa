import { expect, test } from "vitest";
import { boardOf, cellAt, payLines, stopReel } from "./board.ts";
import { kingfisherConfig as config } from "./kingfisher.ts";
import { kingfisherOdds } from "./kingfisher-odds.ts";
import type { LinesConfig } from "./lines-config.ts";
import { linesOdds, spreadRound } from "./lines-odds.ts";
import { returnUncut, type Fraction } from "./lines-return.ts";
import { countSpins } from "./spin-odds.ts";

const sheet = linesOdds(config);
const spread = spreadRound(config);

test("what is declared is what every outcome together returns", () => {
  const [odds] = sheet.bets;
  expect(Math.abs((odds?.returnToPlayer ?? 0) - config.returnToPlayer)).toBeLessThan(1e-9);
});

test("what is shown of the odds is what is counted", () => {
  const [counted] = sheet.bets;
  const [kept] = kingfisherOdds.bets;
  expect(kept?.returnToPlayer).toBeCloseTo(counted?.returnToPlayer ?? 0, 12);
  expect(kept?.hitRate).toBeCloseTo(counted?.hitRate ?? 0, 12);
  expect(kept?.deviation).toBeCloseTo(counted?.deviation ?? 0, 9);
  expect(kept?.most.timesStake).toBe(counted?.most.timesStake);
  expect((kept?.most.chance ?? 0) / (counted?.most.chance ?? 1)).toBeCloseTo(1, 9);
});

test("the chances of all totals are one together", () => {
  expect(spread.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
});

test("no doubling of a stake up to the most is left out", () => {
  for (let from = 1; from < 5_000; from *= 2) {
    const cells = spread.chances.slice(
      (from * 10_000) / spread.step,
      (from * 20_000) / spread.step,
    );
    expect(
      cells.some((chance) => chance > 0),
      `${from} to ${from * 2}`,
    ).toBe(true);
  }
});

test("where the most is out of reach, the return is that of the expectation equations", () => {
  const few: LinesConfig = {
    ...config,
    freeSpins: { ...config.freeSpins, first: 2, again: 1, most: 4 },
    most: 210_000_000,
  };
  expect(linesOdds(few).bets[0]?.returnToPlayer).toBeCloseTo(valueOf(returnUncut(few)), 12);
});

test("the most cuts off next to nothing", () => {
  const cut = valueOf(returnUncut(config)) - config.returnToPlayer;
  expect(cut).toBeGreaterThan(0);
  expect(cut).toBeLessThan(0.000_1);
});

test("every stop of small reels, tried one by one, is what is counted", () => {
  const small: LinesConfig = {
    ...config,
    reels: config.reels.map((strip, reel) => strip.slice(reel, reel + 9)),
  };
  const board = boardOf(small);
  const view = new Uint8Array(15);
  const tried = new Map<number, number>();
  for (let number = 0; number < 9 ** 5; number += 1) {
    for (let reel = 0, rest = number; reel < 5; reel += 1, rest = Math.floor(rest / 9)) {
      stopReel(board.reels[reel] ?? new Uint8Array(), rest % 9, view, reel);
    }
    const paid = payLines(board, view);
    tried.set(paid, (tried.get(paid) ?? 0) + 1);
  }
  const { plain, giving } = countSpins(board, board.reels, { scatters: 3, dives: false, times: 1 });
  const counted = new Map(plain);
  for (const [paid, weight] of giving) counted.set(paid, (counted.get(paid) ?? 0) + weight);
  expect([...counted].sort(([left], [right]) => left - right)).toEqual(
    [...tried].sort(([left], [right]) => left - right),
  );
});

test("every row of the paytable can be seen, and more of a symbol pays more", () => {
  for (const [symbol, [three, four, five]] of Object.entries(config.pays)) {
    expect(three > 0 && four > three && five > four, symbol).toBe(true);
    for (const strip of [...config.reels, ...config.freeReels]) {
      expect(strip.includes(symbol), symbol).toBe(true);
    }
  }
  expect(new Set(config.lines.map((rows) => rows.join())).size).toBe(config.lines.length);
  expect(cellAt(4, 2)).toBe(14);
});

function valueOf({ numerator, denominator }: Fraction): number {
  return Number((numerator * 10n ** 18n) / denominator) / 1e18;
}
