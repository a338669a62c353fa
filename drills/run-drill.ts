import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describeMachine, type BenchResult } from "@croupier/bench/result";
import { readTestSeed } from "@croupier/tools/seed";
import type { Drill } from "./declarations.ts";
import { readCommit, resultPathOf, type KeptRun } from "./due.ts";

type Scene = {
  readonly root: string;
  readonly length: KeptRun["length"];
  /** The environment as it was before the first drill set its sizes there. */
  readonly given: NodeJS.ProcessEnv;
};

/** Runs one drill, prints what it found and keeps it; true when it is green. */
export async function runDrill(
  name: string,
  drill: Pick<Drill, "says" | "gate" | "night" | "load">,
  { root, length, given }: Scene,
): Promise<boolean> {
  const sizes = Object.entries(drill[length]);
  for (const [size, value] of sizes) process.env[size] = given[size] ?? String(value);
  const ran: KeptRun = { length, ...(await readCommit(root)) };
  const result = await findResult(name, drill);
  console.log(`\n${name}: ${result.what}`);
  for (const [figure, value] of Object.entries(result.figures))
    console.log(`  ${figure}: ${value}`);
  // A tool that is missing here says nothing against the result that is kept.
  if ("not run" in result.figures) return false;
  for (const [figure, value] of Object.entries(result.limit)) {
    console.log(`  to reach: ${figure} ${value}`);
  }
  console.log(result.pass ? "  reached" : "  NOT reached");
  const smaller = sizes.filter(([size, value]) => !(Number(given[size] ?? value) >= value));
  for (const [size, value] of smaller) {
    console.log(`  not kept: ${size}=${given[size]} is less than the ${value} of the ${length}`);
  }
  if (smaller.length === 0) keep(join(root, resultPathOf(name)), { ...result, ...ran });
  return result.pass;
}

/** A drill that throws is red: its green result of before is one of other code. */
async function findResult(
  name: string,
  { says, load }: Pick<Drill, "says" | "load">,
): Promise<BenchResult> {
  try {
    const { run } = await load();
    return await run();
  } catch (cause) {
    console.error(cause);
    return {
      id: name,
      what: says,
      figures: {
        threw: cause instanceof Error ? cause.message : String(cause),
        seed: readTestSeed(),
      },
      limit: { threw: "nothing" },
      pass: false,
      machine: describeMachine(),
      at: new Date().toISOString(),
    };
  }
}

function keep(file: string, result: BenchResult & KeptRun): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
}
