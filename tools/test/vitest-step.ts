import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { runCommand, type Step } from "./lanes.ts";

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; startTime: number; endTime: number }[];
};

export function vitestStep(options: {
  name: string;
  projects: readonly string[];
  root: string;
  env?: NodeJS.ProcessEnv;
  workers?: number;
  /** Only what depends on files that differ from this commit. */
  changedSince?: string | undefined;
}): Step {
  return {
    name: options.name,
    async run() {
      const room = await mkdtemp(join(tmpdir(), "croupier-vitest-"));
      const file = join(room, "report.json");
      try {
        const { code, output } = await runCommand(
          [
            "node_modules/vitest/vitest.mjs",
            "run",
            ...options.projects.map((project) => `--project=${project}`),
            "--reporter=default",
            "--reporter=json",
            `--outputFile.json=${file}`,
            ...(options.workers ? [`--maxWorkers=${options.workers}`] : []),
            ...(options.changedSince === undefined
              ? []
              : [`--changed=${options.changedSince}`, "--passWithNoTests"]),
          ],
          { cwd: options.root, env: { ...options.env, NO_COLOR: "1" } },
        );
        const written = await readFile(file, "utf8").catch(() => {
          throw new Error(`Vitest ended without a report.\n${output}`);
        });
        const report = JSON.parse(written) as VitestReport;
        // A file that cannot be loaded fails without a single failed test; unhandled errors leave
        // only the exit code. Both must turn the run red.
        const failed = Math.max(
          report.numFailedTests,
          report.numFailedTestSuites > 0 || code !== 0 ? 1 : 0,
        );
        return {
          passed: report.numPassedTests,
          failed,
          skipped: report.numPendingTests + report.numTodoTests,
          output: withoutNoise(output),
          durations: new Map(
            report.testResults.map(({ name, startTime, endTime }) => [
              relative(options.root, name),
              Math.max(0, endTime - startTime) / 1_000,
            ]),
          ),
        };
      } finally {
        await rm(room, { recursive: true, force: true });
      }
    },
  };
}

/** Lines of tests that passed would bury those of one that failed, and the report is gone when they are read. */
function withoutNoise(output: string): string {
  return output
    .split("\n")
    .filter((line) => !/^\s*✓|^JSON report written/.test(line))
    .join("\n");
}
