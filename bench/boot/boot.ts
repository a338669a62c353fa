// `BENCH_BEFORE=CHECKOUT npm run bench boot`: what a server costs a test, here and in another checkout.
import { fork, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { startThrowAwayServer } from "@croupier/database/testing";
import { projectRoot } from "../bench-world.ts";
import { hear } from "../pages/on-core.ts";
import { describeMachine, type BenchResult } from "../result.ts";
import type { Boot } from "./boot-on-call.ts";

const rounds = 20;
const ratioMax = 0.5;

export async function run(): Promise<BenchResult> {
  const before = process.env["BENCH_BEFORE"] ?? "";
  if (!existsSync(join(before, "apps/server/tests/serve.ts"))) {
    throw new Error("BENCH_BEFORE has to name a checkout to compare with, its packages installed.");
  }
  const load = loadavg()[0] ?? 0;
  const database = await startThrowAwayServer();
  const processes = [before, projectRoot].map((checkout) => open(checkout, database.url));
  try {
    await Promise.all(processes.map((one) => hear(one)));
    // The first boot of each loads what is left and makes its template.
    for (const one of processes) await boot(one);
    const boots: [Boot[], Boot[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, one] of processes.entries()) boots[index]?.push(await boot(one));
    }
    return judge(boots, load);
  } finally {
    for (const one of processes) one.kill();
    await database.stop();
  }
}

function open(checkout: string, serverUrl: string): ChildProcess {
  return fork(new URL("./boot-on-call.ts", import.meta.url), [checkout], {
    env: { ...process.env, CROUPIER_TEST_DATABASE_URL: serverUrl },
  });
}

function boot(child: ChildProcess): Promise<Boot> {
  child.send("boot");
  return hear<Boot>(child);
}

function judge([before, now]: [Boot[], Boot[]], load: number): BenchResult {
  const wall = ratio(before, now, ({ wall: ms }) => ms);
  const processor = ratio(before, now, ({ own }) => own);
  // Told in hundredths of a second, so only the sum says anything.
  const postgres = [before, now].map(
    (boots) => boots.reduce((sum, one) => sum + one.postgres, 0) / rounds,
  );
  return {
    id: "boot",
    what: `A server booted by a test (serveOn), ${rounds} times each in turns with another checkout; medians.`,
    figures: {
      "load average before, of others": round(load),
      "on the clock, ms before": round(wall.before),
      "on the clock, ms now": round(wall.now),
      "on the clock, ratio": round(wall.ratio),
      "processor, ms before": round(processor.before),
      "processor, ms now": round(processor.now),
      "processor, ratio": round(processor.ratio),
      "processor of PostgreSQL beside it, ms before (mean)": round(postgres[0] ?? 0),
      "processor of PostgreSQL beside it, ms now (mean)": round(postgres[1] ?? 0),
    },
    limit: { "on the clock, ratio": `≤ ${ratioMax}`, "processor, ratio": `≤ ${ratioMax}` },
    pass: wall.ratio <= ratioMax && processor.ratio <= ratioMax,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}

function ratio(before: readonly Boot[], now: readonly Boot[], of: (boot: Boot) => number) {
  const [old, young] = [median(before.map(of)), median(now.map(of))];
  return { before: old, now: young, ratio: young / old };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
