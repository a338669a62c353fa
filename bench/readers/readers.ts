// `npm run bench readers`: sixty readers who ask for sixty different pages at once, on an idle machine and a busy one.
// `BENCH_BEFORE=CHECKOUT` asks a server of another checkout the same, in turns.
import { spawn, type ChildProcess } from "node:child_process";
import { get } from "node:http";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundles, buildIfChanged } from "@croupier/tools/bundles";
import { projectRoot } from "../bench-world.ts";
import type { sowDemo } from "../demo-content.ts";
import { describeMachine, type BenchResult } from "../result.ts";
import type { startServing } from "../serving.ts";

const readers = 60;
const rounds = 5;
const longestMs = 3_000;
const situations = ["idle", "busy"] as const;

type Situation = (typeof situations)[number];
type Read = { readonly status: number; readonly ms: number };
/** Modules of a checkout that start its own server. */
type Checkout = {
  readonly serving: { readonly startServing: typeof startServing };
  readonly content: { readonly sowDemo: typeof sowDemo };
};

export async function run(): Promise<BenchResult> {
  await buildIfChanged(projectRoot, bundles.site);
  const load = loadavg()[0] ?? 0;
  const before = process.env["BENCH_BEFORE"];
  const checkouts = { now: projectRoot, ...(before === undefined ? {} : { before }) };
  const seen: Record<string, Read[]> = {};
  const servings = [];
  try {
    for (const [name, folder] of Object.entries(checkouts)) {
      servings.push({ name, serving: await open(folder) });
    }
    for (let round = 0; round <= rounds; round += 1) {
      for (const situation of situations) {
        for (const { name, serving } of servings) {
          const port = serving.servers[0]?.port ?? 0;
          const reads = await beside(situation, () => readAll(port, `${round}${situation}`));
          // The first round warms the server up.
          if (round > 0) (seen[`${name}, ${situation}`] ??= []).push(...reads);
        }
      }
    }
  } finally {
    for (const { serving } of servings) await serving.stop();
  }
  return judge(seen, load);
}

async function open(folder: string) {
  const own = async <Name extends keyof Checkout>(file: string): Promise<Checkout[Name]> =>
    (await import(pathToFileURL(join(folder, "bench", file)).href)) as Checkout[Name];
  const serving = await own<"serving">("serving.ts");
  const content = await own<"content">("demo-content.ts");
  return serving.startServing({
    servers: 1,
    prepare: ({ appUrl }) => content.sowDemo(appUrl),
  });
}

/** With a process on each core that does nothing but count, where the machine is to be busy. */
async function beside<T>(situation: Situation, act: () => Promise<T>): Promise<T> {
  const neighbours: ChildProcess[] =
    situation === "busy"
      ? cpus().map(() => spawn(process.execPath, ["-e", "for(;;){}"], { stdio: "ignore" }))
      : [];
  try {
    return await act();
  } finally {
    for (const one of neighbours) one.kill("SIGKILL");
  }
}

/** Pages that nobody has asked for yet, all at the same moment, each reader from a place of their own. */
async function readAll(port: number, name: string): Promise<Read[]> {
  return Promise.all(
    Array.from({ length: readers }, (_, reader) =>
      read({
        port,
        path: `/help/search-content?searchTerm=payment+${name}+${reader}`,
        address: `198.51.100.${reader + 1}`,
      }),
    ),
  );
}

function read(asked: { port: number; path: string; address: string }): Promise<Read> {
  const { port, path, address } = asked;
  const beganAt = performance.now();
  return new Promise((resolve, reject) => {
    get(
      { host: "127.0.0.1", port, path, agent: false, headers: { "x-forwarded-for": address } },
      (answer) => {
        answer.resume().on("end", () => {
          resolve({ status: answer.statusCode ?? 0, ms: performance.now() - beganAt });
        });
      },
    ).on("error", reject);
  });
}

function judge(seen: Readonly<Record<string, readonly Read[]>>, load: number): BenchResult {
  const figures: Record<string, number | string> = {
    "load average before, of others": Math.round(load * 100) / 100,
  };
  for (const [name, reads] of Object.entries(seen)) {
    const refused = reads.filter(({ status }) => status === 503).length;
    figures[`${name}: answered 503`] = `${refused} of ${reads.length}`;
    figures[`${name}: other failures`] = reads.filter(
      ({ status }) => status !== 200 && status !== 503,
    ).length;
    figures[`${name}: longest, ms`] = Math.round(Math.max(...reads.map(({ ms }) => ms)));
  }
  const ours = situations.flatMap((situation) => seen[`now, ${situation}`] ?? []);
  return {
    id: "readers",
    what: `${readers} readers who ask for as many pages that nobody kept, at once and ${rounds} times, on an idle machine and beside a busy process on each core.`,
    figures,
    limit: {
      "now: answered 503": "0",
      "now: other failures": "0",
      "now: longest, ms": `<= ${longestMs}`,
    },
    pass: ours.every(({ status, ms }) => status === 200 && ms <= longestMs),
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}
