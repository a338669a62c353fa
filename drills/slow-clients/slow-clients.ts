// `npm run drill slow-clients`: row C5 of the test programme, with 500 sockets of our own.
import { readdir, stat } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { identity } from "@croupier/contracts";
import { buildIfChanged, bundles } from "@croupier/tools/bundles";
import { projectRoot } from "@croupier/bench/bench-world";
import type { Offered, Order } from "@croupier/bench/generator";
import { hear, leave, runOnCore, type Pinned } from "@croupier/bench/on-core";
import { describeMachine, type BenchResult } from "@croupier/bench/result";
import { startServing, type Serving } from "@croupier/bench/serving";
import { joinVisitors } from "@croupier/bench/visitors";
import type { SlowOrder, SlowReport } from "./slow-sockets.ts";

const slowMany = 500;
/** Twice the longest of the server's limits: a reader that stands still is looked at twice. */
const seconds = 68;
/** Of calls with and without the slow ones, so many more of a thousand may be shed: a machine is never quite alone. */
const shedMoreOfThousand = 1;
const playersPerSecond = 200;
const headersMs = 10_000;
const requestMs = 30_000;
/** How much later than its limit a connection may be closed: the server looks once a second. */
const slackMs = 3_000;

export async function run(): Promise<BenchResult> {
  await buildIfChanged(projectRoot, bundles.site);
  const serving = await startServing({ servers: 1 });
  const running: Pinned[] = [];
  const start = (file: string): Pinned => {
    const one = runOnCore(1, new URL(file, import.meta.url).href);
    running.push(one);
    return one;
  };
  try {
    return await disturb(serving, {
      players: start(import.meta.resolve("@croupier/bench/generator")),
      attackers: start("./slow-sockets.ts"),
    });
  } finally {
    await Promise.all(running.map(leave));
    await serving.stop();
  }
}

async function disturb(
  serving: Serving,
  { players, attackers }: { players: Pinned; attackers: Pinned },
): Promise<BenchResult> {
  const port = serving.servers[0]?.port ?? 0;
  const visitors = await joinVisitors(port, 10);
  const play = (forSeconds: number): Promise<Offered> => {
    const order: Order = {
      port,
      visitors: visitors.map(({ id, cookie }) => ({ id, cookie })),
      perSecond: playersPerSecond,
      seconds: forSeconds,
      connections: 180,
      connectionsOfP0: 20,
    };
    players.child.send(order);
    return hear<Offered>(players.child);
  };
  await play(5);
  const before = await play(seconds);
  // They share a core with those who play: what they cost that core is not what they cost the server.
  setPriority(attackers.child.pid ?? 0, constants.priority.PRIORITY_LOW);
  const order: SlowOrder = {
    port,
    many: slowMany,
    seconds,
    read: await findLargestFile(),
    post: identity.signIn.path,
  };
  attackers.child.send(order);
  const [slow, during] = await Promise.all([hear<SlowReport>(attackers.child), play(seconds)]);
  return judge({ before, during, slow });
}

/** Eight of it are more than the buffers between two sockets hold. */
async function findLargestFile(): Promise<string> {
  const folder = join(projectRoot, "apps/site/build/client/assets");
  let largest = { name: "", bytes: 0 };
  for (const name of await readdir(folder)) {
    const { size } = await stat(join(folder, name));
    if (size > largest.bytes) largest = { name, bytes: size };
  }
  return `/assets/${largest.name}`;
}

/**
 * The median, over the seconds, of the 99th percentile of each. Attackers and players share a core here, and a pause of
 * that core which has nothing to do with the server fills the 99th percentile of a whole minute.
 */
function findUsualP99({ timeline }: Offered): number {
  const sorted = timeline.map(({ p99Ms }) => p99Ms).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function judge(seen: { before: Offered; during: Offered; slow: SlowReport }): BenchResult {
  const { before, during, slow } = seen;
  const inItsSeconds = { before: findUsualP99(before), during: findUsualP99(during) };
  const ratioOf = (a: number, b: number): number => Math.round((a / b) * 100) / 100;
  const ratio = ratioOf(inItsSeconds.during, inItsSeconds.before);
  const shedMost = before.shed.count + (during.offered / 1_000) * shedMoreOfThousand;
  const isCut = ({ opened, hungUp, fromMs, toMs }: SlowReport["body"], limitMs: number): boolean =>
    hungUp === opened && fromMs >= limitMs - slackMs && toMs <= limitMs + slackMs;
  const tell = ({ opened, hungUp, fromMs, toMs }: SlowReport["body"]): string =>
    hungUp === 0 ? `0 of ${opened}` : `${hungUp} of ${opened}, after ${fromMs} to ${toMs} ms`;
  return {
    id: "slow-clients",
    what: `C5: ${slowMany} sockets that send their headers slowly, send their body slowly or do not read, while others play ${playersPerSecond} calls a second.`,
    figures: {
      "players' p99 of the middle second before, ms": inItsSeconds.before,
      "players' p99 of the middle second meanwhile, ms": inItsSeconds.during,
      "p99 of the middle second, meanwhile to before": ratio,
      "p99 of all calls before, ms": before.accepted.p99Ms,
      "p99 of all calls meanwhile, ms": during.accepted.p99Ms,
      "p99 of all calls, meanwhile to before": ratioOf(
        during.accepted.p99Ms,
        before.accepted.p99Ms,
      ),
      "players' calls meanwhile": during.offered,
      "players' calls that failed": during.failed + during.kept,
      "players' calls shed before": `${before.shed.count} of ${before.offered}`,
      "players' calls shed meanwhile": `${during.shed.count} of ${during.offered}`,
      "slow headers, hung up on": tell(slow.headers),
      "slow bodies, hung up on": tell(slow.body),
      "slow readers, hung up on": `${slow.reading.hungUp} of ${slow.reading.opened}`,
    },
    limit: {
      "p99 of the middle second, meanwhile to before": "<= 2",
      "players' calls that failed": "0",
      "players' calls shed meanwhile": `at most ${shedMoreOfThousand} of a thousand more than before`,
      "slow headers, hung up on": `all, after ${headersMs} ms and at most ${slackMs} more`,
      "slow bodies, hung up on": `all, after ${requestMs} ms and at most ${slackMs} more`,
      "slow readers, hung up on": "all",
    },
    pass:
      ratio <= 2 &&
      during.failed + during.kept === 0 &&
      during.shed.count <= shedMost &&
      isCut(slow.headers, headersMs) &&
      isCut(slow.body, requestMs) &&
      slow.reading.hungUp === slow.reading.opened,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}
