import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describeMachine, type BenchResult } from "../result.ts";

const root = dirname(dirname(import.meta.dirname));
const runs = Number(process.env["FUZZ_RUNS"] ?? 10_000);

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { message: string }[];
};

/** The very test of `npm test`, with more of everything: one harness, two lengths. */
export async function run(): Promise<BenchResult> {
  const room = await mkdtemp(join(tmpdir(), "croupier-fuzz-"));
  const file = join(room, "report.json");
  try {
    const code = await runTest(file);
    const report = JSON.parse(await readFile(file, "utf8")) as Report;
    return {
      id: "fuzz",
      what: `D1: hostile requests made from the contract, ${runs} a call, against the real server`,
      figures: {
        "requests of each call": runs,
        "calls and checks that held": report.numPassedTests,
        "calls that answered wrong, hung or failed": report.numFailedTests,
      },
      limit: { "calls that answered wrong, hung or failed": "0" },
      pass: code === 0 && report.numFailedTests === 0,
      machine: describeMachine(),
      at: new Date().toISOString(),
    };
  } finally {
    await rm(room, { recursive: true, force: true });
  }
}

function runTest(file: string): Promise<number> {
  const args = [
    join(root, "node_modules/vitest/vitest.mjs"),
    "run",
    "--project=integration",
    "apps/server/tests/fuzz",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ];
  return new Promise((resolve) => {
    spawn(process.execPath, args, {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, FUZZ_RUNS: String(runs) },
    }).on("close", (code) => resolve(code ?? 1));
  });
}
