// `npm run drill failover`: PostgreSQL is killed under load of the real server, and its standby takes over.
import { describeMachine, type BenchResult } from "@croupier/bench/result";
import { readSize } from "../sizes.ts";
import { runFailovers } from "./failover-loop.ts";

const times = readSize("FAILOVERS");
const load = { undisturbedMs: 1_500, clients: 64 };
const silenceLimitMs = 5_000;

export async function run(): Promise<BenchResult> {
  const log = (line: string): void => console.log(`  ${line}`);
  const kept = await runFailovers({ ...load, times, isSynchronous: true, log });
  const control = await runFailovers({ ...load, times: 1, isSynchronous: false });
  return {
    id: "failover",
    what: `signed bets, wins and rollbacks on the real server while its PostgreSQL is killed with SIGKILL and a synchronous standby is promoted, ${times} times, each with a new standby made under the same load`,
    figures: {
      kills: kept.kills,
      acknowledged: kept.acknowledged,
      lost: kept.lost,
      "there and not acknowledged": kept.surplus,
      "outcome unknown in the end": kept.unknown,
      "players with another balance": kept.differences,
      "audit violations": kept.violations.length,
      "longest silence, ms": kept.silenceMs,
      "negative control, no commit waits: acknowledged": control.acknowledged,
      "negative control: lost": control.lost,
    },
    limit: {
      lost: "0",
      "there and not acknowledged": "0",
      "outcome unknown in the end": "0",
      "players with another balance": "0",
      "audit violations": "0",
      "longest silence, ms": `< ${silenceLimitMs}`,
      "negative control: lost": "more than 0",
    },
    pass:
      kept.lost + kept.surplus + kept.unknown + kept.differences === 0 &&
      kept.violations.length === 0 &&
      kept.silenceMs < silenceLimitMs &&
      control.lost > 0,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}
