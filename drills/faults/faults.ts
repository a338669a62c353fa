// `npm run drill faults`: row A4 of the test programme, with its negative control.
import { describeMachine, type BenchResult } from "@croupier/bench/result";
import { runKillLoop } from "./kill-loop.ts";
import { readSize } from "../sizes.ts";

const killsLong = 200;
const kills = readSize("FAULTS_KILLS");
const load = { undisturbedMs: 1_500, clients: 64 };

export async function run(): Promise<BenchResult> {
  const kept = await runKillLoop({
    ...load,
    kills,
    victims: ["database", "service"],
    log: (line) => console.log(`  ${line}`),
  });
  // Without waiting for the disk a commit is acknowledged before it is written: it must be seen to
  // lose, or this harness proves nothing.
  const control = await runKillLoop({
    ...load,
    kills: 5,
    victims: ["database"],
    durability: "loses-on-crash",
    log: (line) => console.log(`  negative control: ${line}`),
  });
  return {
    id: "faults",
    what: `SIGKILL of the service and of PostgreSQL in turn, in mid-load: ${kills} kills of the long form's ${killsLong}`,
    figures: {
      kills,
      acknowledged: kept.acknowledged,
      lost: kept.lost,
      "there twice or unasked": kept.surplus,
      "outcome unknown in the end": kept.unknown,
      "audit violations": kept.violations.length,
      "longest recovery ms": kept.recoveryMsMax,
      "longest restart ms, part of it": kept.restartMsMax,
      "negative control: acknowledged": control.acknowledged,
      "negative control: lost": control.lost,
    },
    limit: {
      lost: "0",
      "there twice or unasked": "0",
      "outcome unknown in the end": "0",
      "audit violations": "0",
      "longest recovery ms": "at most 5,000",
      "negative control: lost": "more than 0",
    },
    pass:
      kept.lost === 0 &&
      kept.surplus === 0 &&
      kept.unknown === 0 &&
      kept.violations.length === 0 &&
      kept.recoveryMsMax <= 5_000 &&
      control.lost > 0,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}
