import { readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { join } from "node:path";
import { buildIfChanged, bundles, type Bundle } from "../bundle/bundles.ts";
import { checkSteps } from "../check/steps.ts";
import { findChromium } from "../chromium/find-chromium.ts";
import { coverageLine } from "../coverage/coverage.ts";
import { listFiles } from "../laws/parts/files.ts";
import { root } from "../root.ts";
import type { TestArguments } from "./arguments.ts";
import { findAffected, listChanged, type Affected } from "./changed-tests.ts";
import { closingLine } from "./closing-line.ts";
import type { KnownFlaky } from "./judge-flaky.ts";
import { runCommand, runStep, type Step, type StepResult } from "./lanes.ts";
import { playwrightStep } from "./playwright-step.ts";
import { countProcessorTime, type ProcessorTime } from "./processor-time.ts";
import { readTestSeed } from "./seed.ts";
import { settleFailures } from "./settle-failures.ts";
import { withTestServer } from "./test-server.ts";
import { vitestStep } from "./vitest-step.ts";

const durationsFile = new URL("durations.json", import.meta.url);
const knownFlakyFile = new URL("known-flaky.json", import.meta.url);

/** Runs every step, or those that a change affects, and says how it went. */
export async function runWhole({ changedSince, recordsDurations }: TestArguments): Promise<number> {
  const change = changedSince === undefined ? undefined : listChanged(root, changedSince);
  const begun = performance.now();
  const processor = countProcessorTime();
  const load = loadavg()[0] ?? 0;
  const seed = readTestSeed();
  const affected = change && findAffected(change.files, readJourneys());
  const known = readKnownFlaky();
  console.log(`Seed ${seed} (TEST_SEED=${seed} gives the same order and requests)`);
  if (change !== undefined) {
    console.log(`${change.files.length} files differ from ${change.base.slice(0, 12)}`);
  }
  await rm(join(root, "test-results"), { recursive: true, force: true });
  const choice = { affected, base: change?.base, processor, known };
  const results = await withTestServer((env) => runSteps(env, choice))
    // Whatever ends the run itself makes it red.
    .catch((cause: unknown): StepResult[] => {
      console.error(cause instanceof Error ? cause.message : cause);
      const nothing = { passed: 0, skipped: 0, seconds: 0, output: "" };
      return [{ name: "the run itself", failed: 1, ...nothing }];
    });
  const isRed = results.some((result) => result.failed > 0);
  if (recordsDurations && !isRed) await writeDurations(results);

  const seconds = (performance.now() - begun) / 1_000;
  console.log("\nWhere the time went:");
  for (const one of results.toSorted((a, b) => b.seconds - a.seconds).slice(0, 8)) {
    const used = one.processorSeconds;
    const cost = used === undefined ? "" : `, ${used.toFixed(0)} s of processor`;
    console.log(`  ${one.seconds.toFixed(1).padStart(6)} s  ${one.name}${cost}`);
  }
  console.log(`  ${seconds.toFixed(1).padStart(6)} s  in all\n`);
  console.log(describeCost(processor, load));
  processor.stop();
  console.log(`503 waited: ${countWaits(results)}`);
  console.log(await coverageLine(root));
  console.log(await describeDueDrills());
  console.log(closingLine(results));
  return isRed ? 1 : 0;
}

function describeCost({ read, says }: ProcessorTime, load: number): string {
  const seconds = read();
  const cost = seconds === undefined ? "not known here" : `${seconds.toFixed(0)} (${says})`;
  return `processor seconds, user and system: ${cost}; load before: ${load.toFixed(2)}`;
}

/** How often a journey came again because the server was busy, as its reporter says. */
function countWaits(results: readonly StepResult[]): number {
  return results
    .flatMap(({ output }) => [...output.matchAll(/^503 waited: (\d+)$/gm)])
    .reduce((sum, [, waits]) => sum + Number(waits), 0);
}

/** Asked of the command, so that what every app's tests depend on does not depend on all drills. */
async function describeDueDrills(): Promise<string> {
  const { output } = await runCommand(["drills/run.ts", "--due"], { cwd: root });
  const due = /^(\d+) of \d+ drills are due\.$/m.exec(output)?.[1] ?? "unknown how many";
  return `${due} drills due (npm run drill -- --due)`;
}

type Choice = {
  readonly affected: Affected | undefined;
  readonly base: string | undefined;
  readonly processor: ProcessorTime;
  readonly known: readonly KnownFlaky[];
};

async function runSteps(
  env: NodeJS.ProcessEnv,
  { affected, base, processor, known }: Choice,
): Promise<StepResult[]> {
  const { code = true, followsImports, stories = true, journeys = "all" } = affected ?? {};
  const walksJourneys = journeys === "all" || journeys.length > 0;
  const vitestOf = (name: "unit" | "integration", changedSince?: string) =>
    vitestStep({ name, projects: [name], root, env, workers: 2, changedSince });
  // Two lanes for two cores: what reads the code, and what builds it. Building is done long before
  // reading, so that lane goes on with what needs neither a database nor a browser.
  const lanes = await Promise.all([
    inOrder(checkSteps(root)),
    inOrder([
      ...(code
        ? [
            ...Object.values(bundles).map(buildStep),
            vitestStep({ name: "built", projects: ["built"], root, env }),
          ]
        : []),
      vitestOf("unit"),
    ]),
  ]);
  // From here on each step has both cores.
  const reached = followsImports === true ? base : undefined;
  const tested = await inOrder(code ? [vitestOf("integration", reached)] : [], processor);
  const chromium = stories || walksJourneys ? await findChromium(root) : "";
  const browser = { root, chromium, env };
  const only = journeys === "all" ? {} : { only: journeys, mayBeEmpty: true };
  const walk = { ...browser, ...only, config: "journeys/playwright.config.ts" };
  const walked = await inOrder(
    [
      ...(stories
        ? [playwrightStep({ ...browser, name: "stories", config: "journeys/stories.config.ts" })]
        : []),
      ...(walksJourneys
        ? [
            playwrightStep({ ...walk, name: "journeys", project: "together*" }),
            playwrightStep({ ...walk, name: "journeys alone", project: "alone", workers: 1 }),
          ]
        : []),
    ],
    processor,
  );
  return [...lanes.flat(), ...tested, ...(await settleFailures(walked, known))];
}

function buildStep(bundle: Bundle): Step {
  return {
    name: `build: ${bundle.name}`,
    async run() {
      await buildIfChanged(root, bundle);
      return { passed: 1, failed: 0, skipped: 0, output: "" };
    },
  };
}

/** With a counter of processor time where nothing else runs beside these steps. */
async function inOrder(steps: readonly Step[], processor?: ProcessorTime): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) {
    const before = processor?.read();
    const result = await runStep(step);
    const after = processor?.read();
    const isKnown = before !== undefined && after !== undefined;
    results.push(isKnown ? { ...result, processorSeconds: after - before } : result);
  }
  return results;
}

/** Files that take less begin when there is room. */
const listedSecondsMin = 0.5;

async function writeDurations(results: readonly StepResult[]): Promise<void> {
  const measured = results.flatMap(({ durations }) => [...(durations ?? [])]);
  const listed = measured
    .filter(([, seconds]) => seconds >= listedSecondsMin)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, seconds]) => [path, Math.round(seconds * 10) / 10] as const);
  await writeFile(durationsFile, `${JSON.stringify(Object.fromEntries(listed), null, 2)}\n`);
}

function readKnownFlaky(): KnownFlaky[] {
  return JSON.parse(readFileSync(knownFlakyFile, "utf8")) as KnownFlaky[];
}

function readJourneys(): ReadonlyMap<string, string> {
  const paths = listFiles(root).filter((path) => path.endsWith(".journey.ts"));
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
}
