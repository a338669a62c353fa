import { deck, type Card } from "@croupier/kit/cards";
import type { HandRank } from "./poker-config.ts";

const places = new Map(deck.map((card, place) => [card, place]));

/** What five cards are. */
export function rankHand(cards: readonly Card[]): HandRank {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = cards.map((card) => placeOf(card));
  return ranksInOrder[rankPlaces(one, two, three, four, five)] ?? "nothing";
}

export function placeOf(card: Card): number {
  return places.get(card) ?? 0;
}

/** What `rankPlaces` answers with, by number. */
export const ranksInOrder: readonly HandRank[] = [
  "nothing",
  "jacksOrBetter",
  "twoPair",
  "threeOfAKind",
  "straight",
  "flush",
  "fullHouse",
  "fourOfAKind",
  "straightFlush",
  "royalFlush",
];

/** Ten to ace; the ace is the first of its suit. */
const broadway = 0b1_1110_0000_0001;

/** Of every set of ranks, told in thirteen bits: how many there are, and whether five follow each other. */
const counts = new Uint8Array(2 ** 13);
for (let ranks = 1; ranks < counts.length; ranks += 1) {
  counts[ranks] = (counts[ranks >> 1] as number) + (ranks & 1);
}
const straights = new Uint8Array(2 ** 13);
straights[broadway] = 1;
for (let from = 0; from < 9; from += 1) straights[0b1_1111 << from] = 1;

/** Aces, jacks, queens and kings. */
const high = 0b1_1100_0000_0001;

/**
 * Five cards by their places in the deck, and what they are as a place in `ranksInOrder`. Millions are
 * ranked to count the odds, so ranks are bits of one number: those seen at all, and those seen an odd
 * number of times.
 */
export function rankPlaces(
  one: number,
  two: number,
  three: number,
  four: number,
  five: number,
): number {
  const a = 1 << (one % 13);
  const b = 1 << (two % 13);
  const c = 1 << (three % 13);
  const d = 1 << (four % 13);
  const e = 1 << (five % 13);
  const seen = a | b | c | d | e;
  const different = counts[seen] as number;
  if (different === 5) {
    const suit = (one / 13) | 0;
    const isFlush =
      suit === ((two / 13) | 0) &&
      suit === ((three / 13) | 0) &&
      suit === ((four / 13) | 0) &&
      suit === ((five / 13) | 0);
    if (straights[seen] === 1) return isFlush ? (seen === broadway ? 9 : 8) : 4;
    return isFlush ? 5 : 0;
  }
  const odd = a ^ b ^ c ^ d ^ e;
  // One pair: seen, and not an odd number of times.
  if (different === 4) return ((seen ^ odd) & high) === 0 ? 0 : 1;
  if (different === 3) return odd === seen ? 3 : 2;
  const sameAsFirst = Number(b === a) + Number(c === a) + Number(d === a) + Number(e === a);
  return sameAsFirst === 0 || sameAsFirst === 3 ? 7 : 6;
}
