/** What changes about games while pages stand: pots. */
export interface LiveGames {
  readJackpots(currency: string | undefined): Promise<{ gameId: string; amount: number }[]>;
}

/** Where a house has no pot. */
export const nothingGiven: LiveGames = { readJackpots: async () => [] };
