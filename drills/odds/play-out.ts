import type { Chance } from "@croupier/kit/fair";
import type { BetOdds } from "@croupier/kit/par-sheet";
import { fastChance } from "@croupier/bench/fast-chance";

/** Ninety-nine of a hundred normal values lie within so many deviations. */
const deviations = 2.575_829_303_5;

/** Plays so many rounds; `play` says what one pays, of a stake of one. */
export function playOut(
  bet: string,
  play: (chance: Chance) => number,
  { rounds, seed }: { readonly rounds: number; readonly seed: number },
): BetOdds {
  const chance = fastChance(seed);
  let paid = 0;
  let squares = 0;
  let hits = 0;
  let most = 0;
  let mostTimes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const times = play(chance);
    paid += times;
    squares += times * times;
    if (times > 0) hits += 1;
    if (times > most) {
      most = times;
      mostTimes = 0;
    }
    if (times === most) mostTimes += 1;
  }
  const returnToPlayer = paid / rounds;
  const deviation = Math.sqrt(squares / rounds - returnToPlayer ** 2);
  const half = (deviations * deviation) / Math.sqrt(rounds);
  return {
    bet,
    returnToPlayer,
    hitRate: hits / rounds,
    deviation,
    most: { timesStake: most, chance: mostTimes / rounds },
    simulated: { rounds, returnLow: returnToPlayer - half, returnHigh: returnToPlayer + half },
  };
}
