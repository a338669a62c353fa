import { countOdds, type ParSheet } from "@croupier/kit/par-sheet";
import { multipleOne, type Multiple } from "@croupier/kit/rules";
import type { CrashConfig } from "./crash-config.ts";
import { crashSpace, flightsReaching } from "./crash-point.ts";

/** The odds of landings that are set at these multiples, each named by its own: `20000` is 2.00. */
export function crashOdds(config: CrashConfig, landings: readonly Multiple[]): ParSheet {
  return {
    family: "crash",
    bets: landings.map((landAt) => {
      const reaching = flightsReaching(config, landAt);
      return countOdds(String(landAt), [
        { weight: reaching, paid: { numerator: BigInt(landAt), denominator: BigInt(multipleOne) } },
        { weight: crashSpace - reaching, paid: { numerator: 0n, denominator: 1n } },
      ]);
    }),
  };
}
