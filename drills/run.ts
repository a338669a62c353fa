// `npm run drill`: runs what is asked for and keeps what was found, with the commit it ran on.
import { dirname } from "node:path";
import { isMeantForPeople } from "@croupier/tools/meant-for-people";
import { readTestSeed } from "@croupier/tools/seed";
import { drills } from "./declarations.ts";
import { findDueDrills, type KeptRun } from "./due.ts";
import { readAsked, runDrill } from "./run-drill.ts";

const root = dirname(import.meta.dirname);
const refusedCode = 2;

process.exit(await answer().catch(explain));

async function answer(): Promise<number> {
  const asked = readAsked(process.argv.slice(2), drills);
  switch (asked.kind) {
    case "due":
      return tellDue(asked.forRelease);
    case "run":
      return runAll(asked.names, asked.length);
    case "usage":
      tellUsage(console.log);
      return 0;
    case "refused":
      for (const sentence of asked.sentences) console.error(sentence);
      tellUsage(console.error);
      return refusedCode;
  }
}

function explain(cause: unknown): number {
  console.error(isMeantForPeople(cause) ? cause.message : cause);
  return refusedCode;
}

async function runAll(names: readonly string[], length: KeptRun["length"]): Promise<number> {
  const given = { ...process.env };
  console.log(`seed ${readTestSeed()} (TEST_SEED)`);
  let missed = false;
  for (const name of names) {
    const drill = drills[name];
    if (drill !== undefined)
      missed = !(await runDrill(name, drill, { root, length, given })) || missed;
  }
  return missed ? 1 : 0;
}

function tellUsage(say: (line: string) => void): void {
  say("npm run drill NAME … runs the gate form, npm run drill -- --night NAME … the night.");
  say(
    "npm run drill -- --due lists those that have to run again; --release fails when there is one.",
  );
  for (const [name, { says, rows }] of Object.entries(drills)) {
    say(`  ${name.padEnd(16)} ${rows.join().padEnd(4)} ${says}`);
  }
}

/** By itself being due fails nothing; a release asks for none. */
async function tellDue(forRelease: boolean): Promise<number> {
  const due = await findDueDrills(root);
  for (const { name, reason } of due) console.log(`${name.padEnd(16)} ${reason}`);
  console.log(`${due.length} of ${Object.keys(drills).length} drills are due.`);
  if (!forRelease) return 0;
  console.log(due.length > 0 ? "Not ready for a release." : "Ready for a release.");
  return due.length > 0 ? 1 : 0;
}
