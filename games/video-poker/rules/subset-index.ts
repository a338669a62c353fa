/** How many ways there are to take up to four of 52 cards. */
export const subsetCount = Array.from({ length: 5 }, (_, count) => choose(52, count)).reduce(
  (sum, ways) => sum + ways,
  0,
);

const chosen = Array.from({ length: 6 }, (_, count) =>
  Int32Array.from({ length: 53 }, (_, from) => choose(from, count)),
);
const begins = Array.from({ length: 6 }, (_, count) =>
  Array.from({ length: count }, (_, fewer) => choose(52, fewer)).reduce(
    (sum, ways) => sum + ways,
    0,
  ),
);

/**
 * A number of its own for each of the 32 parts of a hand, whose cards are in order: parts of fewer cards
 * first, then as the combinatorial number system counts them. The whole hand comes last.
 */
export function indexParts(hand: Uint8Array, indexes: Int32Array): void {
  // Of a part, what it counts without its last card is known already.
  for (let part = 1; part < 32; part += 1) {
    const last = 31 - Math.clz32(part);
    const ways = chosen[partSizes[part] as number] as Int32Array;
    counted[part] =
      (counted[part & ~(1 << last)] as number) + (ways[hand[last] as number] as number);
  }
  for (let part = 0; part < 32; part += 1) {
    indexes[part] = (counted[part] as number) + (begins[partSizes[part] as number] as number);
  }
}

/** How many cards each part of a hand has. */
export const partSizes = Uint8Array.from({ length: 32 }, (_, part) =>
  [0, 1, 2, 3, 4].reduce((size, at) => size + ((part >> at) & 1), 0),
);

const counted = new Int32Array(32);

function choose(from: number, count: number): number {
  let ways = 1;
  for (let taken = 0; taken < count; taken += 1) ways = (ways * (from - taken)) / (taken + 1);
  return ways;
}
