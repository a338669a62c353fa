// `npm run bench rounds`: instant rounds a second over HTTP, decided, paid and durable before they are answered.
import { loadavg } from "node:os";
import { randomToken } from "@croupier/kit/random";
import { connect } from "@croupier/database";
import { auditMoney } from "@croupier/wallet";
import { median } from "../pages/measure.ts";
import { useLogOnce } from "../ledger/bench-server.ts";
import { leave, runOnCore } from "../pages/on-core.ts";
import { round } from "../ledger/load.ts";
import { measureCall, tellPostgres, type MeasuredCall } from "../measure-call.ts";
import { describeMachine, type BenchResult } from "../result.ts";
import { startServing } from "../serving.ts";
import { openSeats } from "./open-seats.ts";

const players = 2_000;
const clients = Number(process.env.ROUNDS_CLIENTS ?? "192");
const rounds = 3;
const seconds = Number(process.env.ROUNDS_SECONDS ?? "5");
const perSecondMin = 3_000;
const p99MsMax = 100;

export async function run(): Promise<BenchResult> {
  const busyBefore = loadavg()[0] ?? 0;
  const keys = `bench:${randomToken(32)}`;
  let tokens: readonly string[] = [];
  const serving = await startServing({
    servers: 1,
    shedsNothing: true,
    env: { CROUPIER_KEYS: keys },
    async prepare(database) {
      const { appUrl } = database;
      await useLogOnce(database);
      tokens = await openSeats({ appUrl, keys, count: players });
    },
  });
  const generator = runOnCore(1, new URL("./clients.ts", import.meta.url).href);
  try {
    const [server] = serving.servers;
    if (server === undefined) throw new Error("no server was started");
    const { adminUrl, appUrl } = serving.database;
    const order = { port: server.gamesPort, tokens, clients, seconds };
    const measured: MeasuredCall[] = [];
    for (let index = 0; index < rounds; index += 1) {
      measured.push(await measureCall({ server: server.one, generator, adminUrl, order }));
    }
    return judge(measured, { busyBefore, violations: await countViolations(appUrl) });
  } finally {
    await leave(generator);
    await serving.stop();
  }
}

async function countViolations(url: string): Promise<number> {
  const auditor = connect({ url, max: 1, name: "croupier bench audit" });
  try {
    return (await auditMoney(auditor)).length;
  } finally {
    await auditor.close();
  }
}

function judge(
  measured: readonly MeasuredCall[],
  { busyBefore, violations }: { busyBefore: number; violations: number },
): BenchResult {
  const middle = (of: (one: MeasuredCall) => number) => median(measured.map(of));
  const perSecond = Math.round(middle((one) => one.perSecond));
  const p99Ms = middle((one) => one.p99Ms);
  return {
    id: "rounds",
    what: `instant rounds of Lucky Dice over HTTP at ${clients} connections, ${players} players: standing asked, seeds locked, decided, staked, settled and durable before each is answered; the middle of ${rounds} rounds`,
    figures: {
      "load average before, of others": round(busyBefore, 2),
      "rounds per second": perSecond,
      "p50 ms": middle((one) => one.p50Ms),
      "p99 ms": p99Ms,
      "server, processor microseconds of a round": middle((one) => one.serverMicros),
      "PostgreSQL, processor microseconds of a round": tellPostgres(measured),
      "generator, processor microseconds of a round": middle((one) => one.ownMicros),
      "audit violations": violations,
    },
    limit: {
      "rounds per second": `at least ${perSecondMin.toLocaleString("en")}`,
      "p99 ms": `below ${p99MsMax}`,
      "audit violations": "0",
    },
    pass: perSecond >= perSecondMin && p99Ms < p99MsMax && violations === 0,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}
