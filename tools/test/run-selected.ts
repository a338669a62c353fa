import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { buildIfChanged, bundles } from "../bundle/bundles.ts";
import { findChromium } from "../chromium/find-chromium.ts";
import { readTitles } from "../coverage/read-tests.ts";
import { listFiles } from "../laws/parts/files.ts";
import { root } from "../root.ts";
import type { TestArguments } from "./arguments.ts";
import { runInTerminal } from "./lanes.ts";
import { escapePattern, playwrightArgs } from "./playwright-step.ts";
import { selectTests, type Kind, type Selection } from "./select-tests.ts";
import { readTestSeed } from "./seed.ts";
import { withTestServer } from "./test-server.ts";

const browserConfigs = {
  journeys: "journeys/playwright.config.ts",
  stories: "journeys/stories.config.ts",
};

/** Runs the tests that have a path or a name, with whatever they need, and shows them as they run. */
export async function runSelected({ wanted, inspect }: TestArguments): Promise<number> {
  const selection = findTests(wanted);
  const kinds = Object.keys(selection.files) as Kind[];
  const inBrowser = kinds.filter((kind) => kind === "journeys" || kind === "stories");
  const inVitest = kinds.filter((kind) => kind !== "journeys" && kind !== "stories");
  await buildFor(selection);
  const codes: number[] = [];
  if (inVitest.length > 0) {
    const args = [...vitestArgs("run", inVitest, selection), ...(inspect ? waitingVitest : [])];
    codes.push(await runVitest(args));
  }
  for (const kind of inBrowser) codes.push(await runInBrowser(kind, selection, inspect));
  return Math.max(...codes);
}

/** The tests of these paths and names. Titles are read only where a name is asked for. */
export function findTests(wanted: readonly string[]): Selection {
  // The name of a test may begin like a path.
  const words = wanted.map((word) => (word.startsWith(`${root}/`) ? relative(root, word) : word));
  return selectTests(words, listFiles(root), (path) =>
    readTitles(path, readFileSync(join(root, path), "utf8")),
  );
}

/** A run in which no test ran proves nothing, whatever Vitest says of it. */
async function runVitest(args: readonly string[]): Promise<number> {
  const room = mkdtempSync(join(tmpdir(), "croupier-vitest-"));
  try {
    const file = join(room, "report.json");
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    const code = await runInTerminal([...args, ...reporters], { cwd: root });
    if (code !== 0) return code;
    const { numPassedTests } = JSON.parse(readFileSync(file, "utf8")) as { numPassedTests: number };
    if (numPassedTests === 0) console.error("No test ran: none of these files has one so called.");
    return numPassedTests === 0 ? 1 : 0;
  } finally {
    rmSync(room, { recursive: true });
  }
}

/** A debugger attaches to the one process in which the tests run; nothing is given up meanwhile. */
const waitingVitest = ["--inspect-brk", "--no-file-parallelism", "--testTimeout=0"];

export function vitestArgs(
  command: "run" | "watch",
  projects: readonly Kind[],
  { files, name }: Selection,
): string[] {
  return [
    "node_modules/vitest/vitest.mjs",
    command,
    ...projects.map((project) => `--project=${project}`),
    ...projects.flatMap((project) => files[project] ?? []),
    ...(name === undefined ? [] : [`--testNamePattern=${escapePattern(name)}`]),
  ];
}

async function runInBrowser(
  kind: "journeys" | "stories",
  { files, name }: Selection,
  inspect: boolean,
): Promise<number> {
  const chromium = await findChromium(root);
  const run = { root, chromium, env: {}, config: browserConfigs[kind], only: files[kind] ?? [] };
  const args = [
    // The runner and its workers are processes of their own: each waits at a port that it prints.
    ...(inspect ? ["--inspect-brk=0"] : []),
    ...playwrightArgs({ ...run, ...(inspect ? { workers: 1 } : {}) }, kind),
    ...(inspect ? ["--timeout=0"] : []),
    "--reporter=list",
    ...(name === undefined ? [] : [`--grep=${escapePattern(name)}`]),
  ];
  const show = (env: NodeJS.ProcessEnv) =>
    runInTerminal(args, { cwd: root, env: { ...env, CHROMIUM_PATH: chromium } });
  return kind === "stories" ? show({ TEST_SEED: String(readTestSeed()) }) : withTestServer(show);
}

/** Processes serve what is built, also those that a test starts. */
const startsProcesses = /^(apps|bench|drills|tools)\//;

/** Builds what these tests load, where it changed. */
export async function buildFor({ files }: Selection): Promise<void> {
  const { stories, ...served } = bundles;
  const isServed =
    files.journeys !== undefined || files.integration?.some((path) => startsProcesses.test(path));
  const loaded =
    files.built !== undefined
      ? Object.values(bundles)
      : [...(isServed ? Object.values(served) : []), ...(files.stories ? [stories] : [])];
  for (const bundle of loaded) await buildIfChanged(root, bundle);
}
