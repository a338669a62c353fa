// `npm run bench provider-api`: signed bets a second over HTTP, against a bare node:http that checks as much.
import { loadavg } from "node:os";
import { randomToken } from "@croupier/kit/random";
import { median } from "../pages/measure.ts";
import { hear, leave, runOnCore } from "../pages/on-core.ts";
import { round } from "../ledger/load.ts";
import { measureCall, tellPostgres, type MeasuredCall } from "../measure-call.ts";
import { describeMachine, type BenchResult } from "../result.ts";
import { startServing } from "../serving.ts";
import type { Game, Key } from "./game.ts";
import { openGames } from "./open-games.ts";

const players = 2_000;
const clients = 256;
const rounds = 3;
const seconds = Number(process.env.PROVIDER_SECONDS ?? "5");
const perSecondMin = 1_500;

type Round = { readonly ours: MeasuredCall; readonly bare: MeasuredCall };

export async function run(): Promise<BenchResult> {
  const busyBefore = loadavg()[0] ?? 0;
  const keys = `bench:${randomToken(32)}`;
  let opened: { key: Key; games: readonly Game[] } | undefined;
  const serving = await startServing({
    servers: 1,
    shedsNothing: true,
    env: { CROUPIER_KEYS: keys },
    async prepare({ appUrl }) {
      opened = await openGames({ appUrl, keys, count: players });
    },
  });
  const bare = runOnCore(0, new URL("./serve-bare.ts", import.meta.url).href);
  const generator = runOnCore(1, new URL("./clients.ts", import.meta.url).href);
  try {
    const [server] = serving.servers;
    if (server === undefined || opened === undefined) throw new Error("no server was started");
    const { key, games } = opened;
    bare.child.send({ secret: key.secret });
    const { port } = await hear<{ port: number }>(bare.child);
    const order = { key, games, clients, seconds };
    const { adminUrl } = serving.database;
    const measured: Round[] = [];
    for (let index = 0; index < rounds; index += 1) {
      const ofOurs = { server: server.one, generator, adminUrl };
      measured.push({
        ours: await measureCall({ ...ofOurs, order: { ...order, port: server.port } }),
        bare: await measureCall({ server: bare, generator, order: { ...order, port } }),
      });
    }
    return judge(measured, { busyBefore, violations: await serving.countViolations() });
  } finally {
    await Promise.all([leave(bare), leave(generator)]);
    await serving.stop();
  }
}

function judge(
  measured: readonly Round[],
  { busyBefore, violations }: { busyBefore: number; violations: number },
): BenchResult {
  const middle = (of: (one: Round) => number) => median(measured.map(of));
  const perSecond = Math.round(middle(({ ours }) => ours.perSecond));
  return {
    id: "provider-api",
    what: `signed bets over HTTP at ${clients} connections, ${players} players, their standing asked for each, the stake durable before it is answered; against a bare node:http that checks the same signature; the middle of ${rounds} rounds`,
    figures: {
      "load average before, of others": round(busyBefore, 2),
      "signed bets per second": perSecond,
      "p50 ms": middle(({ ours }) => ours.p50Ms),
      "p99 ms": middle(({ ours }) => ours.p99Ms),
      "server, processor microseconds of a bet": middle(({ ours }) => ours.serverMicros),
      "PostgreSQL, processor microseconds of a bet": tellPostgres(measured.map(({ ours }) => ours)),
      "generator, processor microseconds of a bet": middle(({ ours }) => ours.ownMicros),
      "bare answers per second": Math.round(middle(({ bare }) => bare.perSecond)),
      "of a bare node:http": round(
        middle(({ ours, bare }) => ours.perSecond / bare.perSecond),
        2,
      ),
      "audit violations": violations,
    },
    limit: {
      "signed bets per second": `at least ${perSecondMin.toLocaleString("en")}`,
      "audit violations": "0",
    },
    pass: perSecond >= perSecondMin && violations === 0,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}
