import { chanceOf, type Chance } from "@croupier/kit/fair";

/** The same words for the same seed (sfc32): a counter in it keeps the row from ever being short. */
export function fastChance(seed: number): Chance {
  let a = seed | 0;
  let b = 0x9e37_79b9 | 0;
  let c = 0x2437_54a1 | 0;
  let counter = 1;
  function next(): number {
    const word = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    return word >>> 0;
  }
  // The seed needs some rounds to reach every bit.
  for (let round = 0; round < 20; round += 1) next();
  return chanceOf(next);
}
