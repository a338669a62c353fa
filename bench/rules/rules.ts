// `npm run bench rules`: how fast the rules of the simplest slot are, by themselves.
import { kingfisherConfig, linesRules, playRound } from "@croupier/game-lines/rules";
import { seededChance } from "@croupier/kit/fair";
import { fastChance } from "./fast-chance.ts";
import { describeMachine, type BenchResult } from "../result.ts";

const rounds = Number(process.env.RULES_ROUNDS ?? 5_000_000);
const secondMin = 1_000_000;

export async function run(): Promise<BenchResult> {
  const chance = fastChance(20_261_123);
  const opening = { config: kingfisherConfig, stake: 100n, choice: {} };
  const multiples = fastest(rounds, () => void playRound(kingfisherConfig, chance));
  const books = fastest(rounds / 5, () => void linesRules.open(opening, chance));
  let nonce = 0;
  const seeded = fastest(rounds / 25, () => {
    nonce += 1;
    const seeds = { serverSeed: "793709aa129c55e9", playerSeed: "mara-reeds-0417", nonce };
    linesRules.open(opening, seededChance(seeds));
  });
  return {
    id: "rules",
    what: "Rounds of Kingfisher's Catch in a second of one core's own time, free spins included: what a round pays, with a cheap row of words; beside it whole books with their events, and whole books from the real stream.",
    figures: {
      "rounds a second": multiples,
      "books a second": books,
      "books a second from the real stream": seeded,
      "rounds played": 3 * rounds,
    },
    limit: { "rounds a second": `${secondMin} or more` },
    pass: multiples >= secondMin,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}

/** In seconds of the core's own time, the best of three: what else the machine does can only slow it. */
function fastest(times: number, act: () => void): number {
  let best = 0;
  for (let turn = 0; turn < 3; turn += 1) {
    const begun = process.cpuUsage();
    for (let time = 0; time < times; time += 1) act();
    const { user, system } = process.cpuUsage(begun);
    best = Math.max(best, (times / (user + system)) * 1_000_000);
  }
  return Math.round(best);
}
