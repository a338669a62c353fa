// `npm run bench snapshot`: how long a server that starts reads all that is published, and its cost.
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createContent } from "@croupier/content";
import { freshDatabase, startThrowAwayServer } from "@croupier/database/testing";
import { describeMachine, type BenchResult } from "../result.ts";
import type { SnapshotFigures } from "./load-snapshot.ts";
import { makeUpContent } from "./made-up-content.ts";

const entries = 10_000;
const limits = { secondsMax: 2, memoryMBMax: 200 };
const rounds = 5;

export async function run(): Promise<BenchResult> {
  const server = await startThrowAwayServer();
  const before = process.env.CROUPIER_TEST_DATABASE_URL;
  process.env.CROUPIER_TEST_DATABASE_URL = server.url;
  try {
    const world = await freshDatabase({ statementTimeoutMs: 60_000 });
    const content = createContent({ database: world.database });
    await content.sowBrands();
    const started = performance.now();
    for (const file of makeUpContent(entries)) {
      const answer = await content.importBucket({ bucket: "default", file, by: "bench" });
      if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    }
    const importSeconds = (performance.now() - started) / 1_000;
    const measured: SnapshotFigures[] = [];
    for (let round = 0; round < rounds; round += 1) measured.push(await load(world.appUrl));
    await world.drop();
    return judge(measured, importSeconds);
  } finally {
    process.env.CROUPIER_TEST_DATABASE_URL = before;
    await server.stop();
  }
}

async function load(url: string): Promise<SnapshotFigures> {
  const child = fork(join(import.meta.dirname, "load-snapshot.ts"), {
    execArgv: ["--expose-gc"],
    env: { ...process.env, SNAPSHOT_DATABASE_URL: url },
  });
  const ended = once(child, "exit");
  const [figures] = (await once(child, "message")) as [SnapshotFigures];
  await ended;
  return figures;
}

function judge(measured: readonly SnapshotFigures[], importSeconds: number): BenchResult {
  const median = (of: (figures: SnapshotFigures) => number): number =>
    measured.map(of).toSorted((one, other) => one - other)[Math.floor(measured.length / 2)] ?? 0;
  const seconds = median(({ loadMs, buildMs }) => (loadMs + buildMs) / 1_000);
  const memoryMB = median((figures) => figures.memoryMB);
  return {
    id: "snapshot",
    what: "All that is published, read from PostgreSQL into an immutable snapshot: 10,000 entries in three languages, five processes one after the other.",
    figures: {
      entries: measured[0]?.entries ?? 0,
      "load, s (median)": round(seconds),
      "of it from the database, s": round(median(({ loadMs }) => loadMs / 1_000)),
      "memory, MB (median)": round(memoryMB),
      "one change to the next snapshot, ms": round(median(({ changeMs }) => changeMs)),
      "import of all of it, s": round(importSeconds),
    },
    limit: {
      "load, s (median)": `< ${limits.secondsMax}`,
      "memory, MB (median)": `< ${limits.memoryMBMax}`,
    },
    pass: seconds < limits.secondsMax && memoryMB < limits.memoryMBMax,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
