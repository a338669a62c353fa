import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { root as projectRoot } from "../root.ts";
import { runCommand, type Step } from "./lanes.ts";
import { readPlaywrightReport, type BrowserFailure } from "./playwright-report.ts";

export type PlaywrightRun = {
  readonly root: string;
  readonly chromium: string;
  readonly env: NodeJS.ProcessEnv;
  readonly config: string;
  readonly project?: string;
  readonly workers?: number;
  /** `path:line` of the tests to run; none means all. */
  readonly only?: readonly string[];
  /** The whole title of the one test to run. */
  readonly title?: string;
  /** Of the tests to run, this project may have none. */
  readonly mayBeEmpty?: boolean;
};

/** The whole of a configuration, or of one of its projects. What fails is kept for a second run. */
export function playwrightStep(options: PlaywrightRun & { name: string }): Step {
  return {
    name: options.name,
    async run() {
      const { code, output, report } = await runPlaywright(options.name, options, []);
      const failures = report.failures.map((failure) => ({ ...failure, run: options }));
      const isBroken = report.errors.length > 0 || (code !== 0 && failures.length === 0);
      return {
        passed: report.passed,
        failed: failures.length + (isBroken ? 1 : 0),
        skipped: 0,
        output,
        failures: isBroken ? [] : failures,
        durations: report.durations,
      };
    },
  };
}

/**
 * Runs what failed once more, alone, with a trace of all it does. The folder holds what is known of the first
 * failure and that trace.
 */
export async function runAgain(
  failure: BrowserFailure,
): Promise<{ passed: boolean; folder: string; output: string }> {
  const mark = createHash("sha256").update(failure.name).digest("hex").slice(0, 6);
  const folder = `flaky/${failure.place.replace(/[^\w.-]+/g, "-")}-${mark}`;
  const { place, title } = failure;
  const only = { ...failure.run, only: [place], title, workers: 1, mayBeEmpty: false };
  const { code, output, report } = await runPlaywright(folder, only, ["--trace=on"]);
  const kept = join(failure.run.root, "test-results", folder, "first-failure");
  await mkdir(kept, { recursive: true });
  for (const file of failure.attachments) await copyFile(file, join(kept, basename(file)));
  const passed = code === 0 && report.passed > 0 && report.failures.length === 0;
  return { passed, folder: `test-results/${folder}`, output };
}

const pageLinesMax = 80;

/** The page as it stood when the test failed, as a screen reader has it. */
export async function readFailedPage({ attachments }: BrowserFailure): Promise<string> {
  const file = attachments.find((name) => name.endsWith("error-context.md"));
  const context = file === undefined ? "" : await readFile(file, "utf8").catch(() => "");
  const [, page] = /^```yaml\n(.*?)^```/ms.exec(context) ?? [];
  if (page === undefined) return "The page it failed on is not known.";
  return ["The page it failed on:", ...page.split("\n").slice(0, pageLinesMax)].join("\n  ");
}

async function runPlaywright(folder: string, run: PlaywrightRun, flags: readonly string[]) {
  const results = join(run.root, "test-results");
  const file = join(results, `${folder}.json`);
  const { code, output } = await runCommand([...playwrightArgs(run, folder), ...flags], {
    cwd: run.root,
    env: {
      ...run.env,
      CHROMIUM_PATH: run.chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      NO_COLOR: "1",
    },
  });
  const written = await readFile(file, "utf8").catch(() => {
    throw new Error(`Playwright ended without a report.\n${output}`);
  });
  const report = readPlaywrightReport(JSON.parse(written), run.root);
  return { code, output, report };
}

/** The command line of a run, without the Node that runs it. */
export function playwrightArgs(run: PlaywrightRun, folder: string): string[] {
  return [
    join(projectRoot, "node_modules/@playwright/test/cli.js"),
    "test",
    ...(run.only ?? []),
    `--config=${run.config}`,
    `--output=test-results/${folder}`,
    ...(run.project === undefined ? [] : [`--project=${run.project}`]),
    ...(run.workers === undefined ? [] : [`--workers=${run.workers}`]),
    // Tags stand behind the title.
    ...(run.title === undefined ? [] : [`--grep=${escapePattern(run.title)}(?: @\\S+)*$`]),
    ...(run.mayBeEmpty === true ? ["--pass-with-no-tests"] : []),
  ];
}

export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
