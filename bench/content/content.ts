// `npm run bench content`: reads of the content API against a bare node:http sending the same bytes.
import { sowDemo } from "../demo-content.ts";
import { capture } from "../pages/capture.ts";
import type { Captured } from "../pages/captured.ts";
import { fire, measure, median, round, type Measured } from "../pages/measure.ts";
import { hear, leave, runOnCore, type Pinned } from "../pages/on-core.ts";
import { describeMachine, type BenchResult } from "../result.ts";
import { startServing } from "../serving.ts";
import { measureHostileWords, type HostileWords } from "./hostile-words.ts";

const base = "/content/v5/buckets/default/languages/en";
const reads = {
  "an item by its slug": "/content_page/terms",
  "a list of a type": "/content_page?category=promotion",
  "a page by its path": "/pages?path=/help/payments",
  "help while somebody types": "/help-pages/suggestions?searchTerm=withd",
} as const;
type Read = keyof typeof reads;

const rounds = 3;
const seconds = 4;
const ratioMin = 0.4;
const hostileMsMax = 5;

type Pair = { readonly ours: Measured; readonly bare: Measured };

export async function run(): Promise<BenchResult> {
  const serving = await startServing({
    servers: 1,
    shedsNothing: true,
    prepare: ({ appUrl }) => sowDemo(appUrl),
  });
  const running: Pinned[] = [];
  try {
    const [server] = serving.servers;
    if (server === undefined) throw new Error("no server was started");
    const pairs = new Map<Read, Pair[]>();
    for (const [name, path] of Object.entries(reads) as [Read, string][]) {
      const ours = { url: `http://127.0.0.1:${server.port}${base}${path}`, one: server.one };
      const captured = await capture(ours.url);
      const bare = await startBare(captured);
      running.push(bare.one);
      await fire(ours.url, 1);
      await fire(bare.url, 1);
      const measured: Pair[] = [];
      for (let index = 0; index < rounds; index += 1) {
        measured.push({ ours: await measure(ours, seconds), bare: await measure(bare, seconds) });
      }
      pairs.set(name, measured);
      await leave(bare.one);
    }
    return judge({ pairs, hostile: measureHostileWords(), pinned: serving.pinned });
  } finally {
    await Promise.all(running.map(leave));
    await serving.stop();
  }
}

async function startBare(captured: Captured): Promise<{ url: string; one: Pinned }> {
  const one = runOnCore(0, "./serve-bare.ts");
  one.child.send(captured);
  const { port } = await hear<{ port: number }>(one.child);
  return { url: `http://127.0.0.1:${port}/`, one };
}

function judge(measured: {
  pairs: ReadonlyMap<Read, readonly Pair[]>;
  hostile: HostileWords;
  pinned: boolean;
}): BenchResult {
  const { pairs, hostile, pinned } = measured;
  const ratioOf = (some: readonly Pair[]) =>
    round(median(some.map(({ ours, bare }) => ours.perSecond / bare.perSecond)));
  const all = [...pairs.values()].flat();
  const ratio = median([...pairs.values()].map(ratioOf));
  const failed = all.reduce((sum, { ours, bare }) => sum + ours.failed + bare.failed, 0);
  const perRead = [...pairs].flatMap(([name, some]): [string, number][] => [
    [`${name}, reads/s`, Math.round(median(some.map(({ ours }) => ours.perSecond)))],
    [`${name}, of a bare node:http`, ratioOf(some)],
  ]);
  const slowest = Math.max(hostile.helpSearchMs, hostile.pagePatternsMs);
  return {
    id: "content",
    what: "The content API at 64 connections, call by call, against a bare node:http sending the same bytes; and 10 kB of hostile words where words are compared.",
    figures: {
      ...Object.fromEntries(perRead),
      "ratio (median of the calls)": ratio,
      "p99 ms (the slowest call)": Math.max(...all.map(({ ours }) => ours.p99)),
      "answers that were not 200": failed,
      "help search, ms for 10 kB of hostile words": round(hostile.helpSearchMs),
      "page patterns, ms for 10 kB of hostile words": round(hostile.pagePatternsMs),
      "one core each for server and load": pinned ? "yes" : "no, taskset is not here",
    },
    limit: {
      "ratio (median of the calls)": `>= ${ratioMin}`,
      "help search, ms for 10 kB of hostile words": `<= ${hostileMsMax}`,
      "page patterns, ms for 10 kB of hostile words": `<= ${hostileMsMax}`,
    },
    pass: ratio >= ratioMin && slowest <= hostileMsMax && failed === 0,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}
