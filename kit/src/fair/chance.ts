/**
 * Where every outcome of every game comes from: an endless row of 32-bit words, and the ways to ask it.
 * Who plays cannot tell it from luck; who knows the seeds can count it out again.
 */
export type Chance = {
  /** A whole number from 0 to below `count`, each as likely as any other. */
  below(count: number): number;
  /** The place of one of these weights, each as likely as it is heavy. Whole numbers that are not negative. */
  pick(weights: readonly number[]): number;
  /** A new row of the same things, every order as likely as any other. */
  shuffle<T>(things: readonly T[]): T[];
  /** A row of words beside this one, for one of many who share this one. */
  beside(name: string): Chance;
};

/** How one number came about: what a verifier shows of it. */
export type Draw = {
  /** The word that was taken, and where it stands in the row. */
  readonly word: number;
  readonly place: number;
  readonly below: number;
  readonly value: number;
  /** How many words before it were passed over, because taking them would favour small numbers. */
  readonly passedOver: number;
  /** The row beside the first one it was taken from. */
  readonly beside?: string;
};

const words = 2 ** 32;

/**
 * The number a word stands for, or undefined where it must be passed over: the last words of the space,
 * which do not fill a whole round of the count.
 */
export function valueOf(word: number, count: number, space = words): number | undefined {
  // A rest of two unsigned words is one instruction; of the whole space it would be a long division.
  const rest = count === words ? word : (word >>> 0) % (count >>> 0);
  return word - rest + count <= space ? rest : undefined;
}

export function chanceOf(
  nextWord: () => number,
  {
    onDraw,
    beside = () => chanceOf(nextWord),
  }: {
    readonly onDraw?: (draw: Draw) => void;
    readonly beside?: (name: string) => Chance;
  } = {},
): Chance {
  let place = -1;

  function below(count: number): number {
    if (!Number.isInteger(count) || count < 1 || count > words) {
      throw new RangeError(`a number below ${count} cannot be drawn`);
    }
    for (let passedOver = 0; ; passedOver += 1) {
      const word = nextWord();
      place += 1;
      const value = valueOf(word, count);
      if (value === undefined) continue;
      onDraw?.({ word, place, below: count, value, passedOver });
      return value;
    }
  }

  return {
    below,
    pick(weights) {
      let rest = below(weights.reduce((sum, weight) => sum + weight, 0));
      for (const [index, weight] of weights.entries()) {
        if (rest < weight) return index;
        rest -= weight;
      }
      throw new RangeError("weights are whole numbers that are not negative");
    },
    shuffle<T>(things: readonly T[]) {
      const row = [...things];
      for (let last = row.length - 1; last > 0; last -= 1) {
        const other = below(last + 1);
        [row[last], row[other]] = [row[other] as T, row[last] as T];
      }
      return row;
    },
    beside,
  };
}
