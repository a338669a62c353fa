import type { ParSheet } from "@croupier/kit/par-sheet";

/** What `npm run drill -- --night odds` found of `moonlitOrchardConfig`. */
export const waysParSheet: ParSheet = {
  family: "ways",
  bets: [
    {
      bet: "spin",
      returnToPlayer: 0.9654,
      hitRate: 0.4188,
      deviation: 6.2021,
      most: { timesStake: 2_000, chance: 3.5e-7 },
      simulated: { rounds: 100_000_000, returnLow: 0.963_758, returnHigh: 0.966_953 },
    },
  ],
};
