// `npm run bench start`: a fresh clone to a running house, and once more.
import { execFile } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { projectRoot } from "../bench-world.ts";
import { describeMachine, type BenchResult } from "../result.ts";
import { startAndStop, type Started } from "./npm-start.ts";

const secondMax = 8;

export async function run(): Promise<BenchResult> {
  const load = loadavg()[0] ?? 0;
  const room = await mkdtemp(join(tmpdir(), "croupier-start-"));
  // The database may run as another user and has to get through.
  await chmod(room, 0o755);
  try {
    const clone = join(room, "croupier");
    await git("clone", "--quiet", projectRoot, clone);
    const commit = await git("-C", clone, "rev-parse", "--short", "HEAD");
    const first = await startAndStop(clone);
    const second = await startAndStop(clone);
    return judge({ first, second, commit, load });
  } finally {
    await rm(room, { recursive: true, force: true });
  }
}

async function git(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)("git", args);
  return stdout.trim();
}

function judge(measured: {
  first: Started;
  second: Started;
  commit: string;
  load: number;
}): BenchResult {
  const { first, second } = measured;
  const leftBehind = [...first.leftBehind, ...second.leftBehind];
  return {
    id: "start",
    what: "npm start to the first answered home page, on a fresh clone with npm's cache filled and once more, each ended by Ctrl-C.",
    figures: {
      commit: measured.commit,
      "load average before, of others": round(measured.load),
      "first start, s": round(first.seconds),
      "of it npm's installation, s": Number(/Installed in (\d+) s/.exec(first.said)?.[1] ?? 0),
      "second start, s": round(second.seconds),
      "second to first": round(second.seconds / first.seconds),
      "processes of a running house": second.processes,
      "left behind by Ctrl-C": leftBehind.length === 0 ? 0 : leftBehind.join("; "),
    },
    limit: { "second start, s": `< ${secondMax}`, "left behind by Ctrl-C": "0" },
    pass: second.seconds < secondMax && leftBehind.length === 0,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
