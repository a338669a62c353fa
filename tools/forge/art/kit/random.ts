export type Random = () => number;

/** The same seed throws the same numbers, so that a scene painted again is the same picture. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    mixed ^= mixed >>> 15;
    return (mixed >>> 0) / 2 ** 32;
  };
}

export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

export function oneOf<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("nothing to choose from");
  return item;
}

/** Spreads points evenly in any number of dimensions, one prime a dimension. */
export function halton(place: number, prime: number): number {
  let share = 1;
  let sum = 0;
  for (let rest = place; rest > 0; rest = Math.floor(rest / prime)) {
    share /= prime;
    sum += share * (rest % prime);
  }
  return sum;
}
