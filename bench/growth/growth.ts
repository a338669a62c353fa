// `npm run bench growth`: postings a second as the journal grows a hundredfold, with a negative control.
import { loadavg } from "node:os";
import { connect, type Database } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset, money } from "@croupier/kit/money";
import { createLedger, runAudit, sealTransfers } from "@croupier/ledger";
import pg from "pg";
import { startBenchServer } from "../ledger/bench-server.ts";
import { round, runLoad } from "../ledger/load.ts";
import { measureTpcb } from "../ledger/tpcb.ts";
import { median } from "../pages/measure.ts";
import { describeMachine, type BenchResult } from "../result.ts";
import { openCrowd } from "../wallet/crowd.ts";
import { addUpTheBooks, stopAddingUp } from "./careless-doorway.ts";
import { fillUpTo } from "./fill.ts";

const sizes = (process.env.GROWTH_SIZES ?? "100000,1000000,10000000").split(",").map(Number);
const players = 5_000;
const clients = 400;
const rounds = 3;
const seconds = 4;
const house = "house_stakes";
const spreadMax = 1.3;
const eur = getAsset("EUR");
const controlName = "negative control, books added up at each posting: largest against smallest";

/** At one size: postings a second, and how many times the peer that does not grow. */
type Point = {
  readonly entries: number;
  readonly perSecond: number;
  readonly timesPeer: number;
  /** The same of the doorway that grows slower on purpose. */
  readonly carelessTimesPeer: number;
};

export async function run(): Promise<BenchResult> {
  const busyBefore = loadavg()[0] ?? 0;
  const server = await startBenchServer();
  const database = connect({ url: server.appUrl, max: 20, name: "croupier bench" });
  const admin = new pg.Client({ connectionString: server.adminUrl });
  await admin.connect();
  try {
    const playerIds = await openCrowd(database, { count: players, house });
    const points: Point[] = [];
    for (const entries of sizes) {
      await fillUpTo(admin, { database, entries, players, house });
      const measured: Omit<Point, "entries">[] = [];
      for (let index = 0; index < rounds; index += 1) {
        const perSecond = await post(database, playerIds);
        const peer = await measureTpcb(server.adminUrl, seconds);
        const careless = await postCarelessly(admin, () => post(database, playerIds));
        measured.push({
          perSecond,
          timesPeer: perSecond / peer.perSecond,
          carelessTimesPeer: careless / peer.perSecond,
        });
      }
      const middle = (of: keyof Omit<Point, "entries">): number =>
        median(measured.map((one) => one[of]));
      points.push({
        entries,
        perSecond: middle("perSecond"),
        timesPeer: middle("timesPeer"),
        carelessTimesPeer: middle("carelessTimesPeer"),
      });
    }
    await sealTransfers(database);
    return judge(points, { busyBefore, violations: (await runAudit(database)).length });
  } finally {
    await admin.end();
    await database.close();
    await server.stop();
  }
}

/** Where nothing at all is posted any more, one a second is said: a share of nothing says nothing. */
async function postCarelessly(admin: pg.Client, ask: () => Promise<number>): Promise<number> {
  await addUpTheBooks(admin);
  try {
    return Math.max(1, await ask());
  } finally {
    await stopAddingUp(admin);
  }
}

async function post(database: Database, playerIds: readonly string[]): Promise<number> {
  const ledger = createLedger({ database, announce: () => {} });
  const turns = Math.floor(players / clients);
  let asked = 0;
  const load = await runLoad({
    clients,
    seconds,
    ask: async (client) => {
      asked += 1;
      const posted = await ledger.post({
        transferId: uuidv7(),
        playerId: playerIds[client + clients * (asked % turns)] ?? "",
        kind: "grant",
        from: house,
        to: "cash_free",
        amount: money(5n, eur),
        reason: "bench",
        happenedAt: new Date(),
      });
      if (!posted.ok) throw new Error(`the bench was refused: ${posted.refusal.code}`);
    },
  });
  await ledger.drain();
  return load.perSecond;
}

function judge(
  points: readonly Point[],
  { busyBefore, violations }: { busyBefore: number; violations: number },
): BenchResult {
  const spread = spreadOf(points.map(({ timesPeer }) => timesPeer));
  const careless = spreadOf(points.map(({ carelessTimesPeer }) => carelessTimesPeer));
  return {
    id: "growth",
    what: `postings through the doorway against one house account as the journal grows, ${players} players, ${clients} clients; beside a TPC-B-like peer whose tables do not grow; the middle of ${rounds} rounds at each size`,
    figures: {
      "load average before, of others": round(busyBefore, 2),
      ...Object.fromEntries(
        points.flatMap(({ entries, perSecond, timesPeer }): [string, number][] => [
          [`postings per second at ${entries.toLocaleString("en")} entries`, perSecond],
          [`times the peer at ${entries.toLocaleString("en")} entries`, round(timesPeer, 2)],
        ]),
      ),
      "largest against smallest, of the times": spread,
      [controlName]: careless,
      "audit violations": violations,
    },
    limit: {
      "largest against smallest, of the times": `at most ${spreadMax}`,
      [controlName]: `more than ${spreadMax}`,
      "audit violations": "0",
    },
    pass: spread <= spreadMax && careless > spreadMax && violations === 0,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}

function spreadOf(times: readonly number[]): number {
  return round(Math.max(...times) / Math.min(...times), 2);
}
