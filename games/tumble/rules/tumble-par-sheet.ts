import type { ParSheet } from "@croupier/kit/par-sheet";

/** What playing `emberVaultConfig` out found; `npm run drill -- --night odds` plays it again. */
export const tumbleParSheet: ParSheet = {
  family: "tumble",
  bets: [
    {
      bet: "spin",
      returnToPlayer: 0.962,
      hitRate: 0.2861,
      deviation: 10.2969,
      most: { timesStake: 2_500, chance: 2.3e-7 },
      simulated: { rounds: 100_000_000, returnLow: 0.959_333, returnHigh: 0.964_638 },
    },
    {
      bet: "buy",
      returnToPlayer: 0.965,
      hitRate: 0.9436,
      deviation: 1.6952,
      most: { timesStake: 31.25, chance: 0.000087 },
      simulated: { rounds: 5_000_000, returnLow: 0.963051, returnHigh: 0.966957 },
    },
  ],
};
