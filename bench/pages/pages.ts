// `npm run bench pages`: the home page from the page cache, against bare node:http and our own render.
import { sowDemo } from "../demo-content.ts";
import { serverEnv } from "../server-env.ts";
import { startBenchServer } from "../ledger/bench-server.ts";
import { describeMachine, type BenchResult } from "../result.ts";
import type { Captured } from "./captured.ts";
import { capture } from "./capture.ts";
import type { Load } from "./load.ts";
import { fire, measure, median, round, type Measured } from "./measure.ts";
import { hear, leave, runOnCore, type Pinned } from "./on-core.ts";

const rounds = 3;
const seconds = 5;
const renderWarmUpSeconds = 15;
const serverCore = 0;

export async function run(): Promise<BenchResult> {
  const database = await startBenchServer();
  await sowDemo(database.appUrl);
  const running: Pinned[] = [];
  const env = serverEnv(database.appUrl);
  const start = async (file: string, first?: Captured): Promise<{ url: string; one: Pinned }> => {
    const one = runOnCore(serverCore, file, env);
    running.push(one);
    if (first !== undefined) one.child.send(first);
    const { port } = await hear<{ port: number }>(one.child);
    return { url: `http://127.0.0.1:${port}/`, one };
  };
  try {
    const site = await start("./serve-site.ts");
    const captured = await capture(site.url);
    const bare = await start("./serve-bare.ts", captured);
    const pairs: { ours: Measured; bare: Measured }[] = [];
    await fire(site.url, 2);
    await fire(bare.url, 2);
    for (let round = 0; round < rounds; round += 1) {
      pairs.push({ ours: await measure(site, seconds), bare: await measure(bare, seconds) });
    }
    await leave(site.one);
    await leave(bare.one);
    const render = await start("./serve-render.ts");
    // React is a lot of code: its compiler is done with it after some thousand pages, not before.
    await fire(render.url, renderWarmUpSeconds);
    const rendered: Load[] = [];
    for (let round = 0; round < rounds; round += 1) rendered.push(await fire(render.url, seconds));
    return judge({ pairs, rendered, captured, pinned: site.one.pinned });
  } finally {
    await Promise.all(running.map(leave));
    await database.stop();
  }
}

function judge(measured: {
  pairs: readonly { ours: Measured; bare: Measured }[];
  rendered: readonly Load[];
  captured: Captured;
  pinned: boolean;
}): BenchResult {
  const { pairs, rendered, captured } = measured;
  const ratio = median(pairs.map(({ ours, bare }) => ours.perSecond / bare.perSecond));
  const p99 = median(pairs.map(({ ours }) => ours.p99));
  const drawn = median(rendered.map(({ perSecond }) => perSecond));
  const failed = [...pairs.flatMap(({ ours, bare }) => [ours, bare]), ...rendered].reduce(
    (sum, load) => sum + load.failed,
    0,
  );
  return {
    id: "pages",
    what: `The home page from the page cache at 64 connections, against a bare node:http sending the same bytes and against our own render without cache.`,
    figures: {
      "kept page, requests/s": Math.round(median(pairs.map(({ ours }) => ours.perSecond))),
      "bare node:http, requests/s": Math.round(median(pairs.map(({ bare }) => bare.perSecond))),
      "ratio (median of rounds)": round(ratio),
      "ratios of the rounds": pairs
        .map(({ ours, bare }) => round(ours.perSecond / bare.perSecond))
        .join(", "),
      "processor time of one answer, bare to kept": round(
        median(pairs.map(({ ours, bare }) => bare.cpuMicros / ours.cpuMicros)),
      ),
      "kept page, microseconds of processor": round(
        median(pairs.map(({ ours }) => ours.cpuMicros)),
      ),
      "kept page, p99 ms": p99,
      "bare node:http, p99 ms": median(pairs.map(({ bare }) => bare.p99)),
      "our render without cache, requests/s": Math.round(drawn),
      "our render, rounds": rendered.map(({ perSecond }) => Math.round(perSecond)).join(", "),
      "bytes of the answer (brotli)": Buffer.from(captured.bodyBase64, "base64").length,
      "answers that were not 200": failed,
      "one core each for server and load": measured.pinned ? "yes" : "no, taskset is not here",
    },
    limit: {
      "ratio (median of rounds)": ">= 0.7",
      "kept page, p99 ms": "< 20",
      "our render without cache, requests/s": ">= 300",
    },
    pass: ratio >= 0.7 && p99 < 20 && drawn >= 300 && failed === 0,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}
