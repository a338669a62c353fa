import { countOdds, type ParSheet } from "@croupier/kit/par-sheet";
import type { MinesConfig } from "./mines-config.ts";
import { mayOpen, waysTo, worthOf } from "./pearl-worth.ts";

/** Every way to play so many mines: `3/5` takes after five pearls among three mines. */
export function minesOdds(config: MinesConfig, mines: number): ParSheet {
  const bets: ParSheet["bets"][number][] = [];
  for (let pearls = 0; mayOpen(config, { pearls, mines });) {
    pearls += 1;
    const { all, good } = waysTo(pearls, mines);
    bets.push(
      countOdds(`${mines}/${pearls}`, [
        { weight: good, paid: worthOf(config, { pearls, mines }) },
        { weight: all - good, paid: { numerator: 0n, denominator: 1n } },
      ]),
    );
  }
  return { family: "mines", bets };
}
