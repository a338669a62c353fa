import { countOdds, type ParSheet } from "@croupier/kit/par-sheet";
import { diceNumbers, type DiceConfig } from "./dice-config.ts";
import { isWon } from "./dice-rules.ts";

/** The odds of these bets, counted over every number there is. A bet is named by how many numbers win. */
export function diceOdds(config: DiceConfig, winnings: readonly number[]): ParSheet {
  return {
    family: "dice",
    bets: winnings.map((winning) =>
      countOdds(
        String(winning),
        Array.from({ length: diceNumbers }, (_, number) => ({
          weight: 1n,
          paid: {
            numerator: isWon({ side: "under", winning }, number)
              ? BigInt(config.returnOfTenThousand)
              : 0n,
            denominator: BigInt(winning),
          },
        })),
      ),
    ),
  };
}
