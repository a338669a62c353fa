import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildIfChanged, bundles } from "../bundle/bundles.ts";
import { findChromium } from "../chromium/find-chromium.ts";
import { readTests } from "../coverage/read-tests.ts";
import { listFiles } from "../laws/parts/files.ts";
import { root } from "../root.ts";
import type { TestArguments } from "./arguments.ts";
import { runInTerminal } from "./lanes.ts";
import { playwrightArgs } from "./playwright-step.ts";
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
  for (const bundle of bundlesFor(selection)) await buildIfChanged(root, bundle);
  const codes: number[] = [];
  if (inVitest.length > 0) {
    const args = [...vitestArgs("run", inVitest, selection), ...(inspect ? waitingVitest : [])];
    codes.push(await runInTerminal(args, { cwd: root }));
  }
  for (const kind of inBrowser) codes.push(await runInBrowser(kind, selection, inspect));
  return Math.max(...codes);
}

/** The tests of these paths and names. Titles are read only where a name is asked for. */
export function findTests(wanted: readonly string[]): Selection {
  return selectTests(wanted, listFiles(root), (path) =>
    readTests(path, readFileSync(join(root, path), "utf8")).map(({ title }) => title),
  );
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

function escapePattern(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Processes serve what is built, also those that a test starts. */
const startsProcesses = /^(apps|bench|drills|tools)\//;

function bundlesFor({ files }: Selection) {
  const { stories, ...served } = bundles;
  if (files.built !== undefined) return Object.values(bundles);
  const isServed =
    files.journeys !== undefined || files.integration?.some((path) => startsProcesses.test(path));
  return [...(isServed ? Object.values(served) : []), ...(files.stories ? [stories] : [])];
}
