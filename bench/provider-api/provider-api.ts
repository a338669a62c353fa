// `npm run bench provider-api`: signed bets a second over HTTP, against a bare node:http that checks as much.
import { loadavg } from "node:os";
import { randomToken } from "@croupier/kit/random";
import { median } from "../pages/measure.ts";
import { askCpu } from "../pages/cpu.ts";
import { hear, leave, runOnCore, type Pinned } from "../pages/on-core.ts";
import { round, runLoad, type Load } from "../ledger/load.ts";
import { describeMachine, type BenchResult } from "../result.ts";
import { startServing } from "../serving.ts";
import { createAsker } from "./ask-signed.ts";
import { openGames, type Game, type Key } from "./open-games.ts";

const players = 2_000;
const clients = 256;
const rounds = 3;
const seconds = Number(process.env.PROVIDER_SECONDS ?? "5");
const perSecondMin = 1_500;

type Target = { readonly port: number; readonly one: Pinned };
type Measured = Load & { readonly cpuMicros: number };

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
  try {
    const [server] = serving.servers;
    if (server === undefined || opened === undefined) throw new Error("no server was started");
    const { key, games } = opened;
    bare.child.send({ secret: Buffer.from(key.secret).toString("base64url") });
    const { port } = await hear<{ port: number }>(bare.child);
    const measured: { ours: Measured; bare: Measured }[] = [];
    for (let index = 0; index < rounds; index += 1) {
      measured.push({
        ours: await measure(server, { key, games }),
        bare: await measure({ port, one: bare }, { key, games }),
      });
    }
    return judge(measured, { busyBefore, violations: await serving.countViolations() });
  } finally {
    await leave(bare);
    await serving.stop();
  }
}

/** Each client bets for its own players in turn: nobody waits for a bet of their own. */
async function measure(
  { port, one }: Target,
  { key, games }: { key: Key; games: readonly Game[] },
): Promise<Measured> {
  const asker = createAsker({ port, key, sockets: clients });
  const turns = Math.floor(games.length / clients);
  let asked = 0;
  const before = await askCpu(one.child);
  try {
    const load = await runLoad({
      clients,
      seconds,
      ask: async (client) => {
        asked += 1;
        const game = games[client + clients * (asked % turns)] as Game;
        const { status } = await asker.bet(game);
        if (status !== "OK") throw new Error(`a bet of the bench was answered ${status}`);
      },
    });
    return { ...load, cpuMicros: ((await askCpu(one.child)) - before) / asked };
  } finally {
    asker.close();
  }
}

function judge(
  measured: readonly { ours: Measured; bare: Measured }[],
  { busyBefore, violations }: { busyBefore: number; violations: number },
): BenchResult {
  const middle = (of: (one: { ours: Measured; bare: Measured }) => number) =>
    median(measured.map(of));
  const perSecond = Math.round(middle(({ ours }) => ours.perSecond));
  return {
    id: "provider-api",
    what: `signed bets over HTTP at ${clients} connections, ${players} players, their standing asked for each, the stake durable before it is answered; against a bare node:http that checks the same signature; the middle of ${rounds} rounds`,
    figures: {
      "load average before, of others": round(busyBefore, 2),
      "signed bets per second": perSecond,
      "p50 ms": middle(({ ours }) => ours.p50Ms),
      "p99 ms": middle(({ ours }) => ours.p99Ms),
      "server, processor microseconds of a bet": Math.round(middle(({ ours }) => ours.cpuMicros)),
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
