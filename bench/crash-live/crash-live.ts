// `npm run bench crash-live`: two thousand frames in the flights of one server, and how evenly they are told.
import { loadavg } from "node:os";
import { connect } from "@croupier/database";
import { randomToken } from "@croupier/kit/random";
import { auditMoney } from "@croupier/wallet";
import { round } from "../ledger/load.ts";
import { hear, leave, runOnCore } from "../pages/on-core.ts";
import { describeMachine, type BenchResult } from "../result.ts";
import { openSeats } from "../rounds/open-seats.ts";
import { startServing } from "../serving.ts";
import type { Order, Watched } from "./watchers.ts";

const sockets = Number(process.env.CRASH_LIVE_SOCKETS ?? 2_000);
const flights = Number(process.env.CRASH_LIVE_FLIGHTS ?? 6);
const jitterMsMax = 50;

export async function run(): Promise<BenchResult> {
  const busyBefore = loadavg()[0] ?? 0;
  const keys = `bench:${randomToken(32)}`;
  let tokens: readonly string[] = [];
  const serving = await startServing({
    servers: 1,
    shedsNothing: true,
    env: { CROUPIER_KEYS: keys },
    async prepare({ appUrl }) {
      tokens = await openSeats({ appUrl, keys, count: sockets, game: "skylark" });
    },
  });
  const watchers = runOnCore(1, new URL("./watchers.ts", import.meta.url).href);
  try {
    const [server] = serving.servers;
    if (server === undefined) throw new Error("no server was started");
    const order: Order = { port: server.gamesPort, tokens, flights };
    watchers.child.send(order);
    const watched = await hear<Watched>(watchers.child);
    return judge(watched, {
      busyBefore,
      violations: await countViolations(serving.database.appUrl),
    });
  } finally {
    await leave(watchers);
    await serving.stop();
  }
}

async function countViolations(url: string): Promise<number> {
  const auditor = connect({ url, max: 1, name: "croupier bench audit" });
  try {
    const { rows } = await auditor.pool.query<{ left: number }>(
      `SELECT count(*)::int AS left FROM casino.flight_seats AS s JOIN casino.flights AS f USING (chain, number)
       WHERE f.state = 'over' AND s.state = 'aboard'`,
    );
    return (await auditMoney(auditor)).length + (rows[0]?.left ?? 0);
  } finally {
    await auditor.close();
  }
}

function judge(
  watched: Watched,
  { busyBefore, violations }: { busyBefore: number; violations: number },
): BenchResult {
  const { jitterP50Ms, jitterP99Ms, intervalP99Ms } = watched;
  const isWhole = watched.sockets === sockets && watched.boarded > 0 && watched.refused === 0;
  return {
    id: "crash-live",
    what: `${sockets} connected frames of Skylark at one server, each with a stake in every flight and a quarter of them down at once: how much later than the promptest of its flight a tick arrives`,
    figures: {
      "load average before, of others": round(busyBefore, 2),
      sockets: watched.sockets,
      flights: watched.flights,
      "ticks heard": watched.ticks,
      "stakes taken": watched.boarded,
      "stakes refused": watched.refused,
      "seats landed": watched.landed,
      "seats lost": watched.lost,
      "tick jitter p50 ms": jitterP50Ms,
      "tick jitter p99 ms": jitterP99Ms,
      "between two ticks, off by p99 ms": intervalP99Ms,
      "audit violations and seats left open": violations,
    },
    limit: {
      "tick jitter p99 ms": `below ${jitterMsMax}`,
      "audit violations and seats left open": "0",
      sockets: String(sockets),
    },
    pass: isWhole && jitterP99Ms < jitterMsMax && violations === 0,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}
