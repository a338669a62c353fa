// `npm run drill crash`: play goes on while its server and PostgreSQL are killed.
import { describeMachine, type BenchResult } from "@croupier/bench/result";
import { runCrashLoop } from "./crash-loop.ts";
import { readSize } from "../sizes.ts";

const rounds = readSize("CRASH_ROUNDS");
const load = { undisturbedMs: 1_500, clients: 64 };

export async function run(): Promise<BenchResult> {
  const kept = await runCrashLoop({ ...load, rounds, log: (line) => console.log(`  ${line}`) });
  const control = await runCrashLoop({
    ...load,
    rounds: 2,
    answers: "before the commit",
    log: (line) => console.log(`  negative control: ${line}`),
  });
  return {
    id: "crash",
    what: `bets, wins and rollbacks of a provider in mid-load while the process that answers and its PostgreSQL are killed with SIGKILL, ${rounds} rounds, apart and together in turn`,
    figures: {
      kills: kept.kills,
      acknowledged: kept.acknowledged,
      lost: kept.lost,
      "there and not acknowledged": kept.surplus,
      "outcome unknown in the end": kept.unknown,
      "players with another balance": kept.differences,
      "audit violations": kept.violations.length,
      "negative control: acknowledged": control.acknowledged,
      "negative control: lost": control.lost,
      "negative control: players with another balance": control.differences,
    },
    limit: {
      lost: "0",
      "there and not acknowledged": "0",
      "outcome unknown in the end": "0",
      "players with another balance": "0",
      "audit violations": "0",
      "negative control: lost": "more than 0",
    },
    pass:
      kept.lost + kept.surplus + kept.unknown + kept.differences === 0 &&
      kept.violations.length === 0 &&
      control.lost > 0,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}
