export type Volatility = "low" | "medium" | "high";

/**
 * In a word, how far a round strays from what it pays on average. A game of many bets is called after
 * the middle one of them: where every bet is the player's choice, so is how far it strays.
 */
export function volatilityOf(odds: readonly { readonly deviation: number }[]): Volatility {
  const sorted = odds.map(({ deviation }) => deviation).toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  // The same bounds as those of the lobby: a card and the panel call a game by one word.
  if (middle < 2) return "low";
  return middle < 6 ? "medium" : "high";
}
