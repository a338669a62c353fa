import type { ParSheet } from "@croupier/kit/par-sheet";

/** What `linesOdds(kingfisherConfig)` counts, kept so that nobody waits for it to be shown. */
export const kingfisherOdds: ParSheet = {
  family: "lines",
  bets: [
    {
      bet: "spin",
      returnToPlayer: 0.9646675433873789,
      hitRate: 0.2564131234958515,
      deviation: 8.297329458356169,
      most: { timesStake: 5_000, chance: 6.106540975359e-7 },
    },
  ],
};
