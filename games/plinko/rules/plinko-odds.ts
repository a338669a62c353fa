import { countOdds, type ParSheet } from "@croupier/kit/par-sheet";
import { multipleOne } from "@croupier/kit/rules";
import { plinkoRisks, type PlinkoConfig } from "./plinko-config.ts";
import { slotPays } from "./plinko-rules.ts";

/** In how many of the 2^rows paths a ball ends in each slot. */
export function pathsTo(rows: number): bigint[] {
  let paths = [1n];
  for (let row = 0; row < rows; row += 1) {
    paths = Array.from(
      { length: row + 2 },
      (_, slot) => (paths[slot] ?? 0n) + (paths[slot - 1] ?? 0n),
    );
  }
  return paths;
}

/** Every wall there is, counted over all its paths: `high/16`. */
export function plinkoOdds(config: PlinkoConfig): ParSheet {
  return {
    family: "plinko",
    bets: plinkoRisks.flatMap((risk) =>
      Object.keys(config.pays[risk]).map((rows) =>
        countOdds(
          `${risk}/${rows}`,
          pathsTo(Number(rows)).map((weight, slot) => ({
            weight,
            paid: {
              numerator: BigInt(slotPays(config, { risk, rows: Number(rows) }, slot)),
              denominator: BigInt(multipleOne),
            },
          })),
        ),
      ),
    ),
  };
}
