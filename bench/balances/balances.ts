// `npm run bench balances`: balances a second of players who are signed in, against a bare node:http.
import { loadavg } from "node:os";
import { median } from "../pages/measure.ts";
import { hear, leave, runOnCore } from "../pages/on-core.ts";
import { round } from "../ledger/load.ts";
import { measureCall, tellPostgres, type MeasuredCall } from "../measure-call.ts";
import { describeMachine, type BenchResult } from "../result.ts";
import { startServing } from "../serving.ts";
import { openSessions, type Session } from "./open-sessions.ts";
import { watchMoney, type Watched } from "./watch-money.ts";

const players = 1_000;
const clients = 128;
const rounds = 3;
const seconds = Number(process.env.BALANCES_SECONDS ?? "5");
const perSecondMin = 5_000;

type Round = { readonly ours: MeasuredCall; readonly bare: MeasuredCall };

export async function run(): Promise<BenchResult> {
  const busyBefore = loadavg()[0] ?? 0;
  let opened: readonly Session[] = [];
  const serving = await startServing({
    servers: 1,
    shedsNothing: true,
    async prepare({ appUrl }) {
      opened = await openSessions({ appUrl, count: players + 1 });
    },
  });
  const bare = runOnCore(0, new URL("./serve-bare.ts", import.meta.url).href);
  const generator = runOnCore(1, new URL("./clients.ts", import.meta.url).href);
  try {
    const [server] = serving.servers;
    const [watched, ...sessions] = opened;
    if (server === undefined || watched === undefined) throw new Error("no server was started");
    const { appUrl, adminUrl } = serving.database;
    const watching = watchMoney({ appUrl, port: server.port, session: watched });
    bare.child.send({ sessions, body: await watching.readAnswer() });
    const { port } = await hear<{ port: number }>(bare.child);
    const order = { sessions, clients, seconds };
    const measured: Round[] = [];
    for (let index = 0; index < rounds; index += 1) {
      const ofOurs = { server: server.one, generator, adminUrl };
      measured.push({
        ours: await measureCall({ ...ofOurs, order: { ...order, port: server.port } }),
        bare: await measureCall({ server: bare, generator, order: { ...order, port } }),
      });
    }
    return judge(measured, { busyBefore, watched: await watching.stop() });
  } finally {
    await Promise.all([leave(bare), leave(generator)]);
    await serving.stop();
  }
}

function judge(
  measured: readonly Round[],
  { busyBefore, watched }: { busyBefore: number; watched: Watched },
): BenchResult {
  const middle = (of: (one: Round) => number) => median(measured.map(of));
  const perSecond = Math.round(middle(({ ours }) => ours.perSecond));
  return {
    id: "balances",
    what: `the balances call over HTTP at ${clients} connections, ${players} players who are signed in, half of them with money that still has to be staked; against a bare node:http that finds a session in memory; the middle of ${rounds} rounds`,
    figures: {
      "load average before, of others": round(busyBefore, 2),
      "balances per second": perSecond,
      "p50 ms": middle(({ ours }) => ours.p50Ms),
      "p99 ms": middle(({ ours }) => ours.p99Ms),
      "server, processor microseconds of a balance": middle(({ ours }) => ours.serverMicros),
      "PostgreSQL, processor microseconds of a balance": tellPostgres(
        measured.map(({ ours }) => ours),
      ),
      "generator, processor microseconds of a balance": middle(({ ours }) => ours.ownMicros),
      "bare answers per second": Math.round(middle(({ bare }) => bare.perSecond)),
      "bare, processor microseconds of an answer": middle(({ bare }) => bare.serverMicros),
      "movements meanwhile": watched.moved,
      "balances that did not show the movement before them": watched.stale,
    },
    limit: {
      "balances per second": `at least ${perSecondMin.toLocaleString("en")}`,
      "balances that did not show the movement before them": "0",
    },
    pass: perSecond >= perSecondMin && watched.stale === 0 && watched.moved > 0,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}
