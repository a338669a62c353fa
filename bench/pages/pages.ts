// `npm run bench pages`: the home page from the page cache, against bare node:http and our own render.
import { get } from "node:http";
import { serverEnv } from "../server-env.ts";
import { startBenchServer } from "../ledger/bench-server.ts";
import { describeMachine, type BenchResult } from "../result.ts";
import type { Captured } from "./captured.ts";
import { askCpu } from "./cpu.ts";
import type { Load, LoadOrder } from "./load.ts";
import { hear, leave, runOnCore, type Pinned } from "./on-core.ts";

const connections = 64;
const rounds = 3;
const seconds = 5;
const serverCore = 0;
const loadCore = 1;

export async function run(): Promise<BenchResult> {
  const database = await startBenchServer();
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
      pairs.push({ ours: await measure(site), bare: await measure(bare) });
    }
    await leave(site.one);
    await leave(bare.one);
    const render = await start("./serve-render.ts");
    await fire(render.url, 2);
    const rendered = await fire(render.url, seconds);
    return judge({ pairs, rendered, captured, pinned: site.one.pinned });
  } finally {
    await Promise.all(running.map(leave));
    await database.stop();
  }
}

/** Load with the processor time that one answer took. */
type Measured = Load & { cpuMicros: number };

async function measure({ url, one }: { url: string; one: Pinned }): Promise<Measured> {
  const before = await askCpu(one.child);
  const load = await fire(url, seconds);
  const used = (await askCpu(one.child)) - before;
  return { ...load, cpuMicros: used / (load.perSecond * seconds) };
}

async function fire(url: string, duration: number): Promise<Load> {
  const generator = runOnCore(loadCore, "./load.ts");
  const order: LoadOrder = { url, connections, seconds: duration };
  generator.child.send(order);
  return hear<Load>(generator.child);
}

/** The answer of a kept page; while the server warms up it may ask to come back. */
async function capture(url: string): Promise<Captured> {
  const addedByNode = new Set(["connection", "keep-alive", "date", "transfer-encoding"]);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { status, headers, body } = await rawAnswer(url);
    const isKept = headers.some(([name]) => name.toLowerCase() === "etag");
    if (status === 200 && isKept) {
      return {
        status,
        headers: headers.filter(([name]) => !addedByNode.has(name.toLowerCase())),
        bodyBase64: body.toString("base64"),
      };
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("the home page never came from the cache");
}

async function rawAnswer(
  url: string,
): Promise<{ status: number; headers: [string, string][]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const flat = response.rawHeaders;
        const headers = flat.flatMap((name, index): [string, string][] =>
          index % 2 === 0 ? [[name, flat[index + 1] ?? ""]] : [],
        );
        resolve({ status: response.statusCode ?? 0, headers, body: Buffer.concat(chunks) });
      });
    }).on("error", reject);
  });
}

function judge(measured: {
  pairs: readonly { ours: Measured; bare: Measured }[];
  rendered: Load;
  captured: Captured;
  pinned: boolean;
}): BenchResult {
  const { pairs, rendered, captured } = measured;
  const ratio = median(pairs.map(({ ours, bare }) => ours.perSecond / bare.perSecond));
  const p99 = median(pairs.map(({ ours }) => ours.p99));
  const failed = pairs.reduce((sum, { ours, bare }) => sum + ours.failed + bare.failed, 0);
  return {
    id: "pages",
    what: `The home page from the page cache at ${connections} connections, against a bare node:http sending the same bytes and against our own render without cache.`,
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
      "our render without cache, requests/s": Math.round(rendered.perSecond),
      "bytes of the answer (brotli)": Buffer.from(captured.bodyBase64, "base64").length,
      "answers that were not 200": failed + rendered.failed,
      "one core each for server and load": measured.pinned ? "yes" : "no, taskset is not here",
    },
    limit: {
      "ratio (median of rounds)": ">= 0.7",
      "kept page, p99 ms": "< 20",
      "our render without cache, requests/s": ">= 300",
    },
    pass: ratio >= 0.7 && p99 < 20 && rendered.perSecond >= 300 && failed + rendered.failed === 0,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
