import { countOdds, type BetOdds, type ParSheet } from "@croupier/kit/par-sheet";
import type { MinesConfig } from "./mines-config.ts";
import { mayOpen, multipleFor, waysTo, worthOf, type Opened } from "./pearl-worth.ts";

/**
 * Every way to play so many mines: `3/5` takes after five pearls among three mines. With it the one that pays most of
 * all, however many mines that takes.
 */
export function minesOdds(config: MinesConfig, mines: number): ParSheet {
  const bets = waysToTake(config, mines);
  const all: readonly Opened[] = Array.from(
    { length: config.minesMax - config.minesMin + 1 },
    (_, more) => waysToTake(config, config.minesMin + more),
  ).flat();
  const dearest = all.reduce((one, other) =>
    multipleFor(config, other) > multipleFor(config, one) ? other : one,
  );
  const isTold = dearest.mines === mines;
  return { family: "mines", bets: [...bets, ...(isTold ? [] : [dearest])].map(countWith(config)) };
}

/** From the first pearl to the last that may be opened. */
function waysToTake(config: MinesConfig, mines: number): readonly Opened[] {
  const ways: Opened[] = [];
  for (let pearls = 0; mayOpen(config, { pearls, mines });) {
    pearls += 1;
    ways.push({ pearls, mines });
  }
  return ways;
}

const countWith =
  (config: MinesConfig) =>
  ({ pearls, mines }: Opened): BetOdds => {
    const { all, good } = waysTo(pearls, mines);
    return countOdds(`${mines}/${pearls}`, [
      { weight: good, paid: worthOf(config, { pearls, mines }) },
      { weight: all - good, paid: { numerator: 0n, denominator: 1n } },
    ]);
  };
