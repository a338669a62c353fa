export type RouletteConfig = {
  /** So many different bets may be laid in one round. */
  readonly betsMost: number;
  readonly returnToPlayer: number;
  /**
   * What may lie on one place of a kind, in hundredths of the most that the table takes in a round. A kind
   * that is not named takes all of it.
   */
  readonly mostOn?: Readonly<Partial<Record<string, number>>>;
};

export const rouletteConfig: RouletteConfig = {
  betsMost: 200,
  returnToPlayer: 0.972_972_972_972_973,
  mostOn: { straight: 10, split: 20, street: 30, trio: 30, corner: 40, line: 60 },
};

export const pocketCount = 37;

/** The pockets as they lie around the wheel, clockwise from the zero. */
export const wheel: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];

const red: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]);

export type PocketColour = "green" | "red" | "black";

export function colourOf(pocket: number): PocketColour {
  if (pocket === 0) return "green";
  return red.has(pocket) ? "red" : "black";
}
