// `npm run drill`: runs what is asked for and keeps what was found, with the commit it ran on.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { readTestSeed } from "@croupier/tools/seed";
import { drills, type Drill } from "./declarations.ts";
import { findDueDrills, readCommit, resultPathOf, type KeptRun } from "./due.ts";

const root = dirname(import.meta.dirname);

const { values: flags, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    night: { type: "boolean", default: false },
    due: { type: "boolean", default: false },
    release: { type: "boolean", default: false },
  },
});

if (flags.due) process.exit(await tellDue());
const unknown = asked.filter((name) => !(name in drills));
if (asked.length === 0 || unknown.length > 0) process.exit(tellUsage(unknown));
const length = flags.night ? "night" : "gate";
console.log(`seed ${readTestSeed()} (TEST_SEED)`);
let missed = false;
for (const name of asked) {
  const drill = drills[name];
  if (drill !== undefined) missed = !(await runDrill(name, drill)) || missed;
}
process.exit(missed ? 1 : 0);

function tellUsage(unknown: readonly string[]): number {
  for (const name of unknown) console.log(`There is no drill "${name}".`);
  console.log(
    "npm run drill NAME … runs the gate form, npm run drill -- --night NAME … the night.",
  );
  console.log("npm run drill -- --due lists those that have to run again.");
  for (const [name, { says, rows }] of Object.entries(drills)) {
    console.log(`  ${name.padEnd(16)} ${rows.join().padEnd(4)} ${says}`);
  }
  return unknown.length > 0 ? 1 : 0;
}

/** By itself being due fails nothing; a release asks for none. */
async function tellDue(): Promise<number> {
  const due = await findDueDrills(root);
  for (const { name, reason } of due) console.log(`${name.padEnd(16)} ${reason}`);
  console.log(`${due.length} of ${Object.keys(drills).length} drills are due.`);
  if (!flags.release) return 0;
  console.log(due.length > 0 ? "Not ready for a release." : "Ready for a release.");
  return due.length > 0 ? 1 : 0;
}

async function runDrill(name: string, { load, ...drill }: Drill): Promise<boolean> {
  for (const [size, value] of Object.entries(drill[length])) process.env[size] ??= String(value);
  const ran: KeptRun = { length, ...(await readCommit(root)) };
  const { run } = await load();
  const result = await run();
  console.log(`\n${name}: ${result.what}`);
  for (const [figure, value] of Object.entries(result.figures))
    console.log(`  ${figure}: ${value}`);
  // What could not run here says nothing against the result that is kept.
  if ("not run" in result.figures) return false;
  for (const [figure, value] of Object.entries(result.limit)) {
    console.log(`  to reach: ${figure} ${value}`);
  }
  console.log(result.pass ? "  reached" : "  NOT reached");
  const file = join(root, resultPathOf(name));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...result, ...ran }, null, 2)}\n`);
  return result.pass;
}
