import { deck, type Card } from "@croupier/kit/cards";
import { expect, test } from "vitest";
import { bestHold } from "./best-hold.ts";
import { rankHand, rankPlaces, ranksInOrder } from "./hand-rank.ts";
import { paidRanks, pokerConfig as config } from "./poker-config.ts";
import { countRanks, oddsOf, returnLeftAlone } from "./poker-odds.ts";
import { pokerParSheet } from "./poker-par-sheet.ts";

// Counted once for all of them: it is every deal, every hold and every exchange.
const ranks = countRanks(config);
const counted = oddsOf(config, ranks);

test("perfect play returns what is declared", () => {
  expect(Math.abs(counted.returnToPlayer - config.returnToPlayer)).toBeLessThan(1e-9);
});

test("what is shown of the odds is what is counted", () => {
  const [kept] = pokerParSheet.bets;
  expect(kept?.returnToPlayer).toBeCloseTo(counted.returnToPlayer, 12);
  expect(kept?.hitRate).toBeCloseTo(counted.hitRate, 12);
  expect(kept?.deviation).toBeCloseTo(counted.deviation, 9);
  expect(kept?.most.timesStake).toBe(counted.most.timesStake);
  expect(kept?.most.chance).toBeCloseTo(counted.most.chance, 12);
});

test("every hand that is paid comes, and the dearer the rarer", () => {
  expect([...ranks.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  const [first, ...others] = paidRanks;
  let before: (typeof paidRanks)[number] = first;
  for (const rank of others) {
    expect(config.pays[rank], rank).toBeGreaterThan(config.pays[before]);
    expect(ranks.get(rank), rank).toBeGreaterThan(0);
    before = rank;
  }
  // One in 40,391 hands.
  expect(1 / (ranks.get("royalFlush") ?? 0)).toBeCloseTo(40_390.55, 2);
});

test("of all hands of five cards there are as many of each rank as there should be", () => {
  const seen = new Map<string, number>();
  for (let one = 0; one < 48; one += 1)
    for (let two = one + 1; two < 49; two += 1)
      for (let three = two + 1; three < 50; three += 1)
        for (let four = three + 1; four < 51; four += 1)
          for (let five = four + 1; five < 52; five += 1) {
            const rank = ranksInOrder[rankPlaces(one, two, three, four, five)] ?? "none";
            seen.set(rank, (seen.get(rank) ?? 0) + 1);
          }
  expect(Object.fromEntries(seen)).toEqual({
    nothing: 2_062_860,
    jacksOrBetter: 337_920,
    twoPair: 123_552,
    threeOfAKind: 54_912,
    straight: 10_200,
    flush: 5_108,
    fullHouse: 3_744,
    fourOfAKind: 624,
    straightFlush: 36,
    royalFlush: 4,
  });
  const paid = paidRanks.reduce((sum, rank) => sum + (seen.get(rank) ?? 0) * config.pays[rank], 0);
  expect(returnLeftAlone(config)).toBeCloseTo(paid / 10_000 / 2_598_960, 12);
});

test.each<[string, string]>([
  ["TS JS QS KS AS", "royalFlush"],
  ["AS 2S 3S 4S 5S", "straightFlush"],
  ["9H 9S 9D 9C AS", "fourOfAKind"],
  ["9H 9S 9D AC AS", "fullHouse"],
  ["2S 4S 6S 8S TS", "flush"],
  ["AS 2D 3S 4S 5S", "straight"],
  ["TS JS QD KS AS", "straight"],
  ["JS QS KD AS 2S", "nothing"],
  ["9H 9S 9D KC AS", "threeOfAKind"],
  ["9H 9S KD KC AS", "twoPair"],
  ["JH JS 2D KC AS", "jacksOrBetter"],
  ["TH TS 2D KC AS", "nothing"],
])("%s: %s", (cards, rank) => {
  expect(rankHand(cards.split(" ") as Card[])).toBe(rank);
});

test.each<[string, string, number]>([
  // dealt, held, worth on average
  ["AS KS QS JS JD", "AS KS QS JS", 18.5319],
  ["TS JS QS KS AS", "TS JS QS KS AS", 800],
  ["KS KD 2S 4S 6S", "KS KD", 1.5365],
  ["TS TD 4S 5S 6S", "TS 4S 5S 6S", 1.1489],
  ["TS TD 4S 5S 6H", "TS TD", 0.8237],
  ["2S 4S 6S 8S TD", "2S 4S 6S 8S", 1.1489],
  ["2S 4D 7C 9H TD", "", 0.3587],
])("of %s one holds %s", (dealt, held, worth) => {
  const cards = dealt.split(" ") as Card[];
  const best = bestHold(config, cards);
  expect(cards.filter((_, at) => best.hold[at]).join(" ")).toBe(held);
  expect(best.worth).toBeCloseTo(worth, 3);
  expect(deck).toHaveLength(52);
});
