import { countOdds, type BetOdds, type ParSheet } from "@croupier/kit/par-sheet";
import { multipleOne } from "@croupier/kit/rules";
import { kindOf, rouletteBets, type RouletteBet } from "./layout.ts";
import { pocketCount } from "./roulette-config.ts";
import { chipsPay } from "./roulette-rules.ts";

/** Every bet on the felt, counted over all pockets. */
export function everyBet(): readonly BetOdds[] {
  return Array.from(rouletteBets.values(), (bet) => oddsOf(bet, bet.name));
}

/**
 * One bet of each kind: the places of a kind differ in their numbers alone. A last digit of four numbers is
 * another bet than one of three.
 */
export function rouletteOdds(): ParSheet {
  const kinds = new Map<string, RouletteBet>();
  for (const bet of rouletteBets.values()) {
    const kind = kindOf(bet.name);
    const name = kind === "final" ? `${kind}:${bet.chips.length}` : kind;
    if (!kinds.has(name)) kinds.set(name, bet);
  }
  return { family: "roulette", bets: Array.from(kinds, ([name, bet]) => oddsOf(bet, name)) };
}

function oddsOf(bet: RouletteBet, name: string): BetOdds {
  return countOdds(
    name,
    Array.from({ length: pocketCount }, (_, pocket) => ({
      weight: 1n,
      paid: {
        numerator: BigInt(chipsPay(bet, pocket)),
        denominator: BigInt(multipleOne) * BigInt(bet.chips.length),
      },
    })),
  );
}
