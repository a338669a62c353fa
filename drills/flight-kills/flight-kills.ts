// `npm run drill flight-kills`: the writer of flights is killed at every step of its protocol.
import { startBenchServer } from "@croupier/bench/bench-server";
import { describeMachine, type BenchResult } from "@croupier/bench/result";
import { killPoints } from "./kill-points.ts";
import { runKills } from "./run-kills.ts";
import { readSize } from "../sizes.ts";

const killsEach = readSize("FLIGHT_KILLS");

export async function run(): Promise<BenchResult> {
  const server = await startBenchServer();
  try {
    const points = Object.keys(killPoints);
    const result = await runKills({ url: server.appUrl, points, killsEach });
    const { kills, flights, seats, landed, ...faults } = result;
    return {
      id: "flight-kills",
      what: `the process that writes the flights of Skylark is killed with SIGKILL at ${points.length} steps of its protocol, ${killsEach} times each, with the next one standing by; afterwards every seat is counted out by the rules`,
      figures: {
        kills,
        flights,
        seats,
        "seats landed": landed,
        "told and then otherwise": faults.changed,
        "not what the rules count": faults.wrong,
        "settings reached and missed": faults.settingsMissed,
        "left open": faults.leftOpen,
        "balances off": faults.balancesOff,
        "audit violations": faults.violations,
      },
      limit: {
        kills: String(points.length * killsEach),
        "everything below": "0",
      },
      pass:
        kills === points.length * killsEach &&
        landed > 0 &&
        Object.values(faults).every((count) => count === 0),
      machine: describeMachine(),
      at: new Date().toISOString(),
    };
  } finally {
    await server.stop();
  }
}
