import type { BetOdds, ParSheet } from "@croupier/kit/par-sheet";
import { multipleOne } from "@croupier/kit/rules";
import { paysInOrder } from "./best-hold.ts";
import { rankPlaces, ranksInOrder } from "./hand-rank.ts";
import { paidRanks, type HandRank, type PokerConfig } from "./poker-config.ts";
import { indexParts, partSizes, subsetCount } from "./subset-index.ts";

/** How often each rank comes of perfect play: of so many deals, each with every exchange behind it. */
export type RankOdds = ReadonlyMap<HandRank, number>;

/** All five, as bits. */
const wholeHand = 31;

export function pokerOdds(config: PokerConfig): ParSheet {
  return { family: "video-poker", bets: [oddsOf(config, countRanks(config))] };
}

/**
 * Every deal with its best hold. How a hold ends is read from tables: of how many hands that hold these
 * cards each rank is, less those that hold what was thrown away as well.
 */
export function countRanks(config: PokerConfig): RankOdds {
  const tables = countSubsets();
  const indexes = new Int32Array(32);
  const pays = paysInOrder(config);
  const ways = [1_533_939, 178_365, 16_215, 1_081, 47, 1];
  const sums = new Float64Array(ranksInOrder.length);
  const counts = new Int32Array(ranksInOrder.length);
  const best = new Float64Array(ranksInOrder.length);
  let deals = 0;
  forEachDeal((hand, weight) => {
    indexParts(hand, indexes);
    const [one = 0, two = 0, three = 0, four = 0, five = 0] = hand;
    const dealt = rankPlaces(one, two, three, four, five);
    let most = -1;
    for (let kept = 0; kept <= wholeHand; kept += 1) {
      countEnds(tables, indexes, { kept, dealt, counts });
      const exchanges = ways[partSizes[kept] as number] as number;
      let paid = 0;
      for (let rank = 1; rank < counts.length; rank += 1) {
        paid += (counts[rank] as number) * (pays[rank] as number);
      }
      if (paid / exchanges <= most) continue;
      most = paid / exchanges;
      for (const [rank, count] of counts.entries()) best[rank] = count / exchanges;
    }
    deals += weight;
    for (const [rank, chance] of best.entries())
      sums[rank] = (sums[rank] as number) + weight * chance;
  });
  return new Map(ranksInOrder.map((rank, place) => [rank, (sums[place] as number) / deals]));
}

/** What a hold becomes: hands with what is kept, those with anything thrown away taken out again. */
function countEnds(
  tables: Int32Array,
  indexes: Int32Array,
  {
    kept,
    dealt,
    counts,
  }: { readonly kept: number; readonly dealt: number; readonly counts: Int32Array },
): void {
  counts.fill(0);
  const thrown = wholeHand & ~kept;
  // Every subset of what is thrown away, the empty one last.
  for (let part = thrown; ; part = (part - 1) & thrown) {
    const sign = (partSizes[part] as number) % 2 === 0 ? 1 : -1;
    if ((kept | part) === wholeHand) {
      counts[dealt] = (counts[dealt] as number) + sign;
      if (part === 0) return;
      continue;
    }
    const from = (indexes[kept | part] as number) * counts.length;
    for (let rank = 0; rank < counts.length; rank += 1) {
      counts[rank] = (counts[rank] as number) + sign * (tables[from + rank] as number);
    }
    if (part === 0) return;
  }
}

/** Of how many of the 2,598,960 hands that hold these cards each rank is, for any up to four cards. */
function countSubsets(): Int32Array {
  const tables = new Int32Array(subsetCount * ranksInOrder.length);
  const indexes = new Int32Array(32);
  const hand = new Uint8Array(5);
  forEachHand(hand, () => {
    const [one = 0, two = 0, three = 0, four = 0, five = 0] = hand;
    const rank = rankPlaces(one, two, three, four, five);
    indexParts(hand, indexes);
    for (let part = 0; part < wholeHand; part += 1) {
      const at = (indexes[part] as number) * ranksInOrder.length + rank;
      tables[at] = (tables[at] as number) + 1;
    }
  });
  return tables;
}

/** Hands that differ in their suits alone are dealt once, with as many as there are of them. */
function forEachDeal(told: (hand: Uint8Array, weight: number) => void): void {
  const hand = new Uint8Array(5);
  const same = new Map<number, { readonly hand: Uint8Array; weight: number }>();
  forEachHand(hand, () => {
    const name = nameWithoutSuits(hand);
    const known = same.get(name);
    if (known === undefined) same.set(name, { hand: hand.slice(), weight: 1 });
    else known.weight += 1;
  });
  for (const one of same.values()) told(one.hand, one.weight);
}

/** The ranks of each suit in thirteen bits, the fuller suits first. */
function nameWithoutSuits(hand: Uint8Array): number {
  suits.fill(0);
  for (const place of hand) {
    const suit = (place / 13) | 0;
    suits[suit] = (suits[suit] as number) | (1 << (place % 13));
  }
  suits.sort();
  return suits.reduce((name, ranks) => name * 2 ** 13 + ranks, 0);
}

const suits = new Uint16Array(4);

function forEachHand(hand: Uint8Array, told: () => void): void {
  function fill(at: number, from: number): void {
    if (at === 5) return told();
    for (let place = from; place < 52; place += 1) {
      hand[at] = place;
      fill(at + 1, place + 1);
    }
  }
  fill(0, 0);
}

/** How many of the 2,598,960 hands of five cards each paid rank is. */
const handsOfRank = {
  jacksOrBetter: 337_920,
  twoPair: 123_552,
  threeOfAKind: 54_912,
  straight: 10_200,
  flush: 5_108,
  fullHouse: 3_744,
  fourOfAKind: 624,
  straightFlush: 36,
  royalFlush: 4,
} as const;

/** Returned of what is staked on hands that nobody draws to: five cards are paid as they were dealt. */
export function returnLeftAlone({ pays }: PokerConfig): number {
  const paid = paidRanks.reduce((sum, rank) => sum + handsOfRank[rank] * pays[rank], 0);
  return paid / 2_598_960 / multipleOne;
}

export function oddsOf({ pays }: PokerConfig, ranks: RankOdds): BetOdds {
  const all = [...ranks].map(([rank, chance]) => ({
    times: rank === "nothing" ? 0 : pays[rank] / multipleOne,
    chance,
  }));
  const sum = (of: (times: number) => number) =>
    all.reduce((whole, { times, chance }) => whole + of(times) * chance, 0);
  const returnToPlayer = sum((times) => times);
  return {
    bet: "hand",
    returnToPlayer,
    hitRate: sum((times) => Number(times > 0)),
    deviation: Math.sqrt(sum((times) => (times - returnToPlayer) ** 2)),
    most: { timesStake: pays.royalFlush / multipleOne, chance: ranks.get("royalFlush") ?? 0 },
  };
}
