// `npm run bench ledger`: durable postings per second through the doorway, against one house account.
import { loadavg } from "node:os";
import { connect, type Database } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset, money } from "@croupier/kit/money";
import {
  createLedger,
  runAudit,
  sealTransfers,
  type Ledger,
  type LedgerTuning,
} from "@croupier/ledger";
import { describeMachine, type BenchResult } from "../result.ts";
import { startBenchServer } from "./bench-server.ts";
import { round, runLoad, type Load } from "./load.ts";
import { measureTpcb } from "./tpcb.ts";

const players = 10_000;
/** As many as two full batches hold, so that a rate and its latency belong together. */
const clients = 400;
/** The three are measured in turn, and the middle round counts: a busy moment meets all of them. */
const rounds = 3;
/** One transfer a transaction gains from company at the disk; more lanes than this gain nothing. */
const lanesUnbatched = 8;

const eur = getAsset("EUR");
const houseAccount = "house_stakes";

type Round = { batched: Load; alone: Load; tpcb: Load };

export async function run(): Promise<BenchResult> {
  const busyBefore = loadavg()[0] ?? 0;
  const server = await startBenchServer();
  const database = connect({ url: server.appUrl, max: 20, name: "croupier bench" });
  try {
    const playerIds = await openPlayers(database);
    const durability = await describeDurability(database);
    const measured: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      measured.push({
        alone: await measure(database, playerIds, {
          seconds: 3,
          tuning: { batchMax: 1, lanes: lanesUnbatched, gatherMs: 0 },
        }),
        batched: await measure(database, playerIds, { seconds: 5, tuning: {} }),
        tpcb: await measureTpcb(server.adminUrl, 3),
      });
    }
    await sealTransfers(database);
    const violations = await runAudit(database);
    return judge(measured, { violations: violations.length, durability, busyBefore });
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
  { seconds, tuning }: { seconds: number; tuning: Partial<LedgerTuning> },
): Promise<Load> {
  const ledger = createLedger({ database, announce: () => {}, tuning });
  const turns = Math.floor(players / clients);
  let asked = 0;
  const load = await runLoad({
    clients,
    seconds,
    ask: (client) => {
      asked += 1;
      return postOne(ledger, playerIds[client + clients * (asked % turns)] ?? "");
    },
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

type Circumstances = { violations: number; durability: string; busyBefore: number };

function judge(measured: readonly Round[], circumstances: Circumstances): BenchResult {
  const { violations } = circumstances;
  const perSecond = middle(measured.map((one) => one.batched.perSecond));
  const p99Ms = middle(measured.map((one) => one.batched.p99Ms));
  const timesAlone = middle(measured.map((one) => one.batched.perSecond / one.alone.perSecond));
  const timesTpcb = middle(measured.map((one) => one.batched.perSecond / one.tpcb.perSecond));
  return {
    id: "ledger",
    what: `durable postings through the doorway against one house account, ${players} players, ${clients} clients, client and server on one machine; the middle of ${rounds} rounds`,
    figures: {
      durability: circumstances.durability,
      "load average before, of others": round(circumstances.busyBefore, 2),
      "postings per second": perSecond,
      "p50 ms": middle(measured.map((one) => one.batched.p50Ms)),
      "p99 ms": p99Ms,
      "slowest ms of all rounds": Math.max(...measured.map((one) => one.batched.slowestMs)),
      "cores used by Node": middle(measured.map((one) => one.batched.ownCores)),
      "(a) one transfer a transaction, per second": middle(
        measured.map((one) => one.alone.perSecond),
      ),
      "(a) p99 ms": middle(measured.map((one) => one.alone.p99Ms)),
      "(b) TPC-B-like transactions per second": middle(measured.map((one) => one.tpcb.perSecond)),
      "times (a)": round(timesAlone, 1),
      "times (b)": round(timesTpcb, 1),
      "audit violations": violations,
    },
    limit: {
      "postings per second": "at least 20,000",
      "times (a)": "at least 8",
      "p99 ms": "below 60",
      "audit violations": "0",
    },
    pass: perSecond >= 20_000 && timesAlone >= 8 && p99Ms < 60 && violations === 0,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}

function middle(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}
