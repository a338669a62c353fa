import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describeMachine, type BenchResult } from "@croupier/bench/result";
import { readSize } from "../sizes.ts";

const root = dirname(dirname(import.meta.dirname));
const runs = readSize("FUZZ_RUNS");
const tests = {
  site: "apps/server/tests/fuzz.test.ts",
  staff: "apps/backoffice/tests/fuzz.test.ts",
};

type Fuzzed = { sent: number; statuses: Readonly<Record<string, number>> };

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    assertionResults: { title: string; meta: { fuzzed?: Fuzzed } }[];
  }[];
};

/** The very tests of `npm test`, with more of everything: one harness, two lengths. */
export async function run(): Promise<BenchResult> {
  const room = await mkdtemp(join(tmpdir(), "croupier-fuzz-"));
  const file = join(room, "report.json");
  try {
    const code = await runTests(file);
    const report = JSON.parse(await readFile(file, "utf8")) as Report;
    const calls = callsOf(report);
    return {
      id: "fuzz",
      what: `D1: hostile requests made from the contract, ${runs} a call, against the real server and the real back-office`,
      figures: {
        "requests of each call": runs,
        "requests in all": Object.values(calls).reduce((sum, { sent }) => sum + sent, 0),
        ...Object.fromEntries(
          Object.entries(calls).map(([name, { statuses }]) => [name, describe(statuses)]),
        ),
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

function callsOf({ testResults }: Report): Record<string, Fuzzed> {
  return Object.fromEntries(
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.flatMap(({ title, meta: { fuzzed } }) => {
        const place = name.endsWith(tests.staff) ? "back-office" : "site";
        return fuzzed === undefined ? [] : [[`${place}, ${title.split(" ")[0]}`, fuzzed]];
      }),
    ),
  );
}

function describe(statuses: Fuzzed["statuses"]): string {
  return Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(", ");
}

function runTests(file: string): Promise<number> {
  const args = [
    join(root, "node_modules/vitest/vitest.mjs"),
    "run",
    "--project=integration",
    ...Object.values(tests),
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
