// `npm test`: everything, from types to a browser, and where the time went.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "@croupier/database/embedded";
import { buildIfChanged, bundles, type Bundle } from "../bundle/bundles.ts";
import { checkSteps } from "../check/steps.ts";
import { findChromium } from "../chromium/find-chromium.ts";
import { coverageLine } from "../coverage/coverage.ts";
import { closingLine } from "./closing-line.ts";
import { runStep, type Step, type StepResult } from "./lanes.ts";
import { journeyStep } from "./journey-step.ts";
import { vitestStep } from "./vitest-step.ts";
import { root } from "../root.ts";

const begun = performance.now();

function buildStep(bundle: Bundle): Step {
  return {
    name: `build: ${bundle.name}`,
    async run() {
      await buildIfChanged(root, bundle);
      return { passed: 1, failed: 0, skipped: 0, output: "" };
    },
  };
}

async function inOrder(steps: readonly Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) results.push(await runStep(step));
  return results;
}

const results: StepResult[] = [];
const home = await mkdtemp(join(tmpdir(), "croupier-test-"));
// One database server for all tests. Its data is thrown away, so it need not reach the disk; the
// tests that kill servers start durable ones of their own.
const server = await startEmbedded({ projectDir: root, home, settings: { fsync: "off" } });
const env = {
  CROUPIER_TEST_DATABASE_URL: server.adminUrl,
  // Every process that a test starts loads the same code: what one has compiled the next one takes.
  NODE_COMPILE_CACHE: join(home, "compiled"),
};

try {
  // Two lanes for two cores: what reads the code, and what builds it. Building is done long before
  // reading, so that lane goes on with what needs neither a database nor a browser.
  const lanes = await Promise.all([
    inOrder(checkSteps(root)),
    inOrder([
      ...[bundles.site, bundles.account, bundles.backoffice, bundles.games, bundles.stories].map(
        buildStep,
      ),
      vitestStep({ name: "built bundles", projects: ["built"], root, env }),
      vitestStep({ name: "unit", projects: ["unit"], root, workers: 2 }),
    ]),
  ]);
  results.push(...lanes.flat());
  // From here on each step has both cores.
  results.push(
    ...(await inOrder([
      vitestStep({ name: "integration", projects: ["integration"], root, env, workers: 2 }),
    ])),
  );
  const chromium = await findChromium(root);
  results.push(
    ...(await inOrder([
      journeyStep({ name: "stories", config: "journeys/stories.config.ts", root, chromium, env }),
      journeyStep({
        name: "journeys",
        config: "journeys/playwright.config.ts",
        root,
        chromium,
        env,
      }),
    ])),
  );
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  results.push({
    name: "the run itself",
    passed: 0,
    failed: 1,
    skipped: 0,
    seconds: 0,
    output: "",
  });
} finally {
  await server.stop();
  await rm(home, { recursive: true, force: true });
}

console.log("\nWhere the time went:");
for (const one of results.toSorted((a, b) => b.seconds - a.seconds).slice(0, 8)) {
  console.log(`  ${one.seconds.toFixed(1).padStart(6)} s  ${one.name}`);
}
console.log(`  ${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s  in all\n`);
console.log(await coverageLine(root));
console.log(closingLine(results));
process.exit(results.some((result) => result.failed > 0) ? 1 : 0);
