import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { describeMachine, type BenchResult } from "@croupier/bench/result";
import { readTestSeed } from "@croupier/tools/seed";
import type { Drill } from "./declarations.ts";
import { describeCheckout, resultPathOf, type KeptRun } from "./due.ts";

type Asked =
  | { readonly kind: "usage" }
  | { readonly kind: "refused"; readonly sentences: readonly string[] }
  | { readonly kind: "due"; readonly forRelease: boolean }
  | { readonly kind: "run"; readonly names: readonly string[]; readonly length: KeptRun["length"] };

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
  const ran: KeptRun = { length, ...(await describeCheckout(root)) };
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

/** Reads what is asked for, held against the drills there are. */
export function readAsked(
  args: readonly string[],
  drills: Readonly<Record<string, unknown>>,
): Asked {
  const read = parse(args);
  if (typeof read === "string") return refused(read);
  const { values: flags, positionals: names } = read;
  const unknown = names.filter((name) => !Object.hasOwn(drills, name));
  if (unknown.length > 0) return refused(...unknown.map((name) => `There is no drill "${name}".`));
  const isDue = flags.due || flags.release;
  if (isDue && (flags.night || names.length > 0)) {
    return refused("--due and --release ask about every drill and run none.");
  }
  if (isDue) return { kind: "due", forRelease: flags.release };
  if (names.length > 0) return { kind: "run", names, length: flags.night ? "night" : "gate" };
  return flags.night ? refused("--night needs the name of a drill.") : { kind: "usage" };
}

function refused(...sentences: readonly string[]): Asked {
  return { kind: "refused", sentences };
}

/** The flags and names, or the sentence that says why they cannot be read. */
function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        night: { type: "boolean", default: false },
        due: { type: "boolean", default: false },
        release: { type: "boolean", default: false },
      },
    });
  } catch (cause) {
    // After its first sentence Node explains how to quote, which helps nobody here.
    const [sentence = ""] = (cause instanceof Error ? cause.message : String(cause)).split(". ");
    return `${sentence.replace(/\.$/, "")}.`;
  }
}
