// `npm run bench wallet`: durable rounds (a bet and its end) per second through the wallet's doorway.
import { loadavg } from "node:os";
import { connect } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset } from "@croupier/kit/money";
import { ok } from "@croupier/kit/result";
import { createLedger, sealTransfers } from "@croupier/ledger";
import { auditMoney, createPlayMoney, type PlayResult } from "@croupier/wallet";
import { startBenchServer, useLogOnce } from "../ledger/bench-server.ts";
import { round, runLoad, type Load } from "../ledger/load.ts";
import { measureTpcb } from "../ledger/tpcb.ts";
import { median } from "../pages/measure.ts";
import { describeMachine, type BenchResult } from "../result.ts";
import { openCrowd } from "./crowd.ts";

const players = 4_000;
/** As many as the batches in flight hold, so that a rate and its latency belong together. */
const clients = 800;
const rounds = 3;
const seconds = Number(process.env.WALLET_SECONDS ?? "8");
const house = "house_casino" as const;
const eur = getAsset("EUR");
/** Of ten rounds, three win. */
const winsOfTen = 3;

export async function run(): Promise<BenchResult> {
  const busyBefore = loadavg()[0] ?? 0;
  const server = await startBenchServer();
  const database = connect({ url: server.appUrl, max: 20, name: "croupier bench" });
  try {
    const playerIds = await openCrowd(database, { count: players, house });
    await useLogOnce(server);
    const play = createPlayMoney<"casino", never>({
      database,
      ledger: createLedger({ database, announce: () => {} }),
      // What the guards cost is measured with the players' room, not here.
      guards: { mayPlay: async (_, bets) => bets.map(() => ok()) },
      announce: () => {},
      batchMax: { bets: 250, others: 250 },
    });
    let begun = 0;
    const measured: { play: Load; tpcb: Load }[] = [];
    for (let index = 0; index < rounds; index += 1) {
      const load = await runLoad({
        clients,
        seconds,
        ask: async (client) => {
          begun += 1;
          const playerId = playerIds[client + clients * (begun % (players / clients))] ?? "";
          const command = () => ({
            operationId: uuidv7(),
            playerId,
            product: "casino" as const,
            house,
            asset: eur,
            happenedAt: new Date(),
          });
          const roundId = uuidv7();
          const sessionId = playerId;
          const isWon = begun % 10 < winsOfTen;
          expectDone(
            await play.bet({ ...command(), roundId, sessionId, minor: 10n, spend: "cash_first" }),
          );
          expectDone(await play.win({ ...command(), roundId, minor: isWon ? 30n : 0n }));
        },
      });
      measured.push({ play: load, tpcb: await measureTpcb(server.adminUrl, 3) });
    }
    await play.drain();
    await sealTransfers(database);
    const violations = await auditMoney(database);
    const middle = (of: (one: (typeof measured)[number]) => number) => median(measured.map(of));
    const perSecond = middle(({ play: { perSecond: of } }) => of);
    const p99Ms = middle(({ play: { p99Ms: of } }) => of);
    return {
      id: "wallet",
      what: `durable rounds (a bet held, then settled, three of ten with a win) through the wallet's doorway against one house account, ${players} players, ${clients} clients, guards that always agree, a log that has been used before, client and server on one machine; the middle of ${rounds} rounds, each beside a TPC-B-like peer`,
      figures: {
        "load average before, of others": round(busyBefore, 2),
        "rounds per second": perSecond,
        "operations per second": perSecond * 2,
        "p50 ms of a round": middle(({ play: { p50Ms } }) => p50Ms),
        "p99 ms of a round": p99Ms,
        "cores used by Node": middle(({ play: { ownCores } }) => ownCores),
        "TPC-B-like transactions per second": middle(({ tpcb }) => tpcb.perSecond),
        "rounds, times TPC-B": round(
          middle((one) => one.play.perSecond / one.tpcb.perSecond),
          2,
        ),
        "audit violations": violations.length,
      },
      limit: {
        "rounds per second": "at least 8,000",
        "p99 ms of a round": "below 200, two answers of 100",
        "audit violations": "0",
      },
      pass: perSecond >= 8_000 && p99Ms < 200 && violations.length === 0,
      machine: describeMachine(),
      at: new Date().toISOString(),
    };
  } finally {
    await database.close();
    await server.stop();
  }
}

function expectDone(result: PlayResult<{ readonly code: string }>): void {
  if (!result.ok) throw new Error(`the bench was refused: ${result.refusal.code}`);
}
