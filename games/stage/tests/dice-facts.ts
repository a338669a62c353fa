import type { GameFacts } from "@croupier/contracts";
import { diceConfig } from "@croupier/game-dice/rules";

/** What would be known of a game of dice: for tests and stories of the stage. */
export const diceFacts: GameFacts = {
  game: "lucky-dice",
  family: "dice",
  config: diceConfig,
  profileVersion: 3,
  since: "2026-03-03T00:00:00.000Z",
  returnToPlayer: 0.99,
  odds: [
    {
      bet: "4950",
      returnToPlayer: 0.99,
      hitRate: 0.495,
      deviation: 1,
      most: { multiple: 2, chance: 0.495 },
    },
    {
      bet: "10",
      returnToPlayer: 0.99,
      hitRate: 0.001,
      deviation: 31,
      most: { multiple: 990, chance: 0.001 },
    },
  ],
  stakes: {
    USD: {
      min: "0.10",
      max: "500.00",
      steps: ["0.10", "0.50", "1.00", "5.00", "50.00"],
      decimals: 2,
    },
  },
};
