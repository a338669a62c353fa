import type { ParSheet } from "@croupier/kit/par-sheet";

/** What `pokerOdds(pokerConfig)` counts, kept so that nobody waits for it to be shown. */
export const pokerParSheet: ParSheet = {
  family: "video-poker",
  bets: [
    {
      bet: "hand",
      returnToPlayer: 0.9954390436945735,
      hitRate: 0.45456533076666217,
      deviation: 4.417541898735378,
      most: { timesStake: 800, chance: 0.000024758268037592724 },
    },
  ],
};
