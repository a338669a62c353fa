// `npm run bench ledger`: durable postings per second through the doorway, against one house account.
import { loadavg } from "node:os";
import { connect, type Database } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset, money } from "@croupier/kit/money";
import { createLedger, runAudit, type Ledger, type LedgerTuning } from "@croupier/ledger";
import { describeMachine, type BenchResult } from "../result.ts";
import { startBenchServer } from "./bench-server.ts";
import { round, runLoad, type Load } from "./load.ts";
import { measureTpcb } from "./tpcb.ts";

const players = 10_000;
const clients = 600;
const seconds = 10;
/** One transfer a transaction gains from company at the disk too; the best of these counts. */
const lanesUnbatched = [4, 16];

const eur = getAsset("EUR");
const houseAccount = "house_stakes";

export async function run(): Promise<BenchResult> {
  const busyBefore = loadavg()[0] ?? 0;
  const server = await startBenchServer();
  const database = connect({ url: server.appUrl, max: 20, name: "croupier bench" });
  try {
    const playerIds = await openPlayers(database);
    const durability = await describeDurability(database);
    const unbatched: Load[] = [];
    for (const lanes of lanesUnbatched) {
      unbatched.push(await measure(database, playerIds, { batchMax: 1, lanes, gatherMs: 0 }, 6));
    }
    const alone = unbatched.toSorted((a, b) => b.perSecond - a.perSecond)[0];
    const batched = await measure(database, playerIds, {}, seconds);
    const tpcb = await measureTpcb(server.adminUrl, 6);
    const violations = await runAudit(database);
    return judge({
      batched,
      alone: alone ?? batched,
      tpcb,
      violations: violations.length,
      durability,
      busyBefore,
    });
  } finally {
    await database.close();
    await server.stop();
  }
}

async function openPlayers(database: Database): Promise<string[]> {
  const ledger = createLedger({ database, announce: () => {} });
  await ledger.openHouseAccount({ account: houseAccount, asset: eur });
  const playerIds = Array.from({ length: players }, () => uuidv7());
  // As many at a time as there are connections.
  for (let next = 0; next < players; next += 20) {
    await Promise.all(
      playerIds
        .slice(next, next + 20)
        .map((playerId) => ledger.openAccounts({ playerId, accounts: ["cash_free"], asset: eur })),
    );
  }
  return playerIds;
}

/** Each client posts for its own players in turn, so that a player seldom waits for himself. */
async function measure(
  database: Database,
  playerIds: readonly string[],
  tuning: Partial<LedgerTuning>,
  forSeconds: number,
): Promise<Load> {
  const ledger = createLedger({ database, announce: () => {}, tuning });
  let asked = 0;
  const load = await runLoad({
    clients,
    seconds: forSeconds,
    ask: (client) =>
      postOne(ledger, playerIds[(client + clients * (asked++ % 10)) % players] ?? ""),
  });
  await ledger.drain();
  return load;
}

async function postOne(ledger: Ledger, playerId: string): Promise<void> {
  const result = await ledger.post({
    transferId: uuidv7(),
    playerId,
    kind: "grant",
    from: houseAccount,
    to: "cash_free",
    amount: money(5n, eur),
    reason: "bench",
    happenedAt: new Date(),
  });
  if (!result.ok) throw new Error(`the bench was refused: ${result.refusal.code}`);
}

async function describeDurability(database: Database): Promise<string> {
  const { rows } = await database.pool.query<{ fsync: string; commits: string }>(
    "SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commits",
  );
  return `fsync ${rows[0]?.fsync}, synchronous_commit ${rows[0]?.commits}`;
}

type Measured = {
  batched: Load;
  alone: Load;
  tpcb: Load;
  violations: number;
  durability: string;
  busyBefore: number;
};

function judge(measured: Measured): BenchResult {
  const { batched, alone, tpcb, violations } = measured;
  const timesUnbatched = round(batched.perSecond / alone.perSecond, 1);
  return {
    id: "ledger",
    what: `durable postings through the doorway against one house account, ${players} players, ${clients} clients, client and server on one machine`,
    figures: {
      durability: measured.durability,
      "load average before, of others": round(measured.busyBefore, 2),
      "postings per second": batched.perSecond,
      "p50 ms": batched.p50Ms,
      "p99 ms": batched.p99Ms,
      "slowest ms": batched.slowestMs,
      "cores used by Node": batched.ownCores,
      "(a) one transfer a transaction, per second": alone.perSecond,
      "(a) p99 ms": alone.p99Ms,
      "(b) TPC-B-like transactions per second": tpcb.perSecond,
      "times (a)": timesUnbatched,
      "times (b)": round(batched.perSecond / tpcb.perSecond, 1),
      "audit violations": violations,
    },
    limit: {
      "postings per second": "at least 20,000",
      "times (a)": "at least 8",
      "p99 ms": "below 60",
      "audit violations": "0",
    },
    pass:
      batched.perSecond >= 20_000 && timesUnbatched >= 8 && batched.p99Ms < 60 && violations === 0,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}
