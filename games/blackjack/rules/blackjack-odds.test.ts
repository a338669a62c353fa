import { describe, expect, test } from "vitest";
import { blackjackConfig as config } from "./blackjack-config.ts";
import { blackjackOdds, returnLeftAlone, spreadSeat } from "./blackjack-odds.ts";
import { blackjackParSheet } from "./blackjack-par-sheet.ts";
import { dealerOdds, naturalChance, rankOdds } from "./dealer-odds.ts";
import { addPoints, emptyHand } from "./hand-value.ts";
import { alone, weighMoves, type Move } from "./move-odds.ts";

const ups = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1];
const letters: Readonly<Record<Move, string>> = { stand: "S", hit: "H", double: "D", split: "P" };

function row(hand: { readonly total: number; readonly soft: boolean }, pairOf?: number): string {
  const spot = { ...alone, hand, pairOf, canDouble: true, canSplit: true };
  return ups.map((up) => letters[weighMoves(config, up).best(spot)]).join("");
}

test("what is declared is what every card together returns", () => {
  const [seat] = blackjackOdds(config).bets;
  expect(Math.abs((seat?.returnToPlayer ?? 0) - config.returnToPlayer)).toBeLessThan(1e-9);
});

test("what is shown of the odds is what is counted", () => {
  const counted = blackjackOdds(config).bets;
  expect(blackjackParSheet.bets.map(({ bet }) => bet)).toEqual(counted.map(({ bet }) => bet));
  for (const [place, kept] of blackjackParSheet.bets.entries()) {
    expect(kept.returnToPlayer).toBeCloseTo(counted[place]?.returnToPlayer ?? 0, 12);
    expect(kept.hitRate).toBeCloseTo(counted[place]?.hitRate ?? 0, 12);
    expect(kept.deviation).toBeCloseTo(counted[place]?.deviation ?? 0, 12);
    expect(kept.most).toEqual(counted[place]?.most);
  }
});

test("the house keeps 0.51 % of a first stake, and 1.13 are staked for each", () => {
  const { paid, stakedOnAverage } = spreadSeat(config);
  let sum = 0;
  let mean = 0;
  for (const [times, chance] of paid) {
    sum += chance;
    mean += times * chance;
  }
  expect(sum).toBeCloseTo(1, 12);
  expect(mean - stakedOnAverage).toBeCloseTo(-0.005_117_336_368, 12);
  expect(stakedOnAverage).toBeCloseTo(1.131_785_865_117, 12);
});

test("what hands are paid, dealer by dealer, is what their moves are worth", () => {
  let worth = 0;
  for (const up of rankOdds) {
    const natural = naturalChance(up.points);
    const table = weighMoves(config, up.points);
    for (const one of rankOdds) {
      for (const two of rankOdds) {
        const chance = up.chance * one.chance * two.chance;
        const hand = addPoints(addPoints(emptyHand, one.points), two.points);
        const pairOf = one.points === two.points ? one.points : undefined;
        const spot = { ...alone, hand, pairOf, canDouble: true, canSplit: true };
        const best = hand.total === 21 ? 1.5 : Math.max(...Object.values(table.oddsOf(spot)));
        worth += chance * (best * (1 - natural) - (hand.total === 21 ? 0 : natural));
      }
    }
  }
  const { paid, stakedOnAverage } = spreadSeat(config);
  const mean = [...paid].reduce((sum, [times, chance]) => sum + times * chance, 0);
  expect(worth).toBeCloseTo(mean - stakedOnAverage, 12);
});

test.each(ups)("a dealer who shows %i ends somewhere", (up) => {
  const sum = [...dealerOdds(up, false).values()].reduce((all, chance) => all + chance, 0);
  expect(sum).toBeCloseTo(1, 13);
});

describe("the best moves are counted, and are those that books print", () => {
  test.each([
    // total, against 2 3 4 5 6 7 8 9 T A
    [8, "HHHHHHHHHH"],
    [9, "HDDDDHHHHH"],
    [10, "DDDDDDDDHH"],
    [11, "DDDDDDDDDH"],
    [12, "HHSSSHHHHH"],
    [13, "SSSSSHHHHH"],
    [16, "SSSSSHHHHH"],
    [17, "SSSSSSSSSS"],
  ])("hard %i: %s", (total, moves) => {
    expect(row({ total, soft: false })).toBe(moves);
  });

  test.each([
    [13, "HHHHDHHHHH"],
    [14, "HHHDDHHHHH"],
    [15, "HHHDDHHHHH"],
    [16, "HHDDDHHHHH"],
    [17, "HDDDDHHHHH"],
    [18, "SDDDDSSHHH"],
    [19, "SSSSSSSSSS"],
  ])("soft %i: %s", (total, moves) => {
    expect(row({ total, soft: true })).toBe(moves);
  });

  test.each([
    [1, "PPPPPPPPPP"],
    [2, "PPPPPPHHHH"],
    [3, "PPPPPPHHHH"],
    [4, "HHHPPHHHHH"],
    [5, "DDDDDDDDHH"],
    [6, "PPPPPHHHHH"],
    [7, "PPPPPPHHHH"],
    [8, "PPPPPPPPPP"],
    [9, "PPPPPSPPSS"],
    [10, "SSSSSSSSSS"],
  ])("two that count %i each: %s", (points, moves) => {
    expect(row(addPoints(addPoints(emptyHand, points), points), points)).toBe(moves);
  });
});

test("a seat that is never played gets what standing on two cards is paid, and less than a played one", () => {
  let paid = 0;
  for (const up of rankOdds) {
    const natural = naturalChance(up.points);
    const ends = dealerOdds(up.points, config.dealerHitsSoft17);
    for (const one of rankOdds) {
      for (const two of rankOdds) {
        const { total } = addPoints(addPoints(emptyHand, one.points), two.points);
        const stood = [...ends].reduce((sum, [end, chance]) => {
          const times = end === 22 || end < total ? 2 : end === total ? 1 : 0;
          return sum + chance * times;
        }, 0);
        const behind = total === 21 ? natural + (1 - natural) * 2.5 : (1 - natural) * stood;
        paid += up.chance * one.chance * two.chance * behind;
      }
    }
  }
  expect(returnLeftAlone(config)).toBeCloseTo(paid, 12);
  expect(returnLeftAlone(config)).toBeCloseTo(0.843, 2);
});
