import type { ParSheet } from "@croupier/kit/par-sheet";

/** What `blackjackOdds(blackjackConfig)` counts, kept so that nobody waits for it to be shown. */
export const blackjackParSheet: ParSheet = {
  family: "blackjack",
  bets: [
    {
      bet: "seat",
      returnToPlayer: 0.9954785295291902,
      hitRate: 0.5239882783470327,
      deviation: 1.2477528936086175,
      most: { timesStake: 16, chance: 7.775629933460777e-7 },
    },
    {
      bet: "pairs",
      returnToPlayer: 0.9423076923076923,
      hitRate: 0.07692307692307693,
      deviation: 3.9778882179563837,
      most: { timesStake: 26, chance: 0.019230769230769232 },
    },
    {
      bet: "insurance",
      returnToPlayer: 0.9230769230769231,
      hitRate: 0.3076923076923077,
      deviation: 1.3846153846153846,
      most: { timesStake: 3, chance: 0.3076923076923077 },
    },
  ],
};
