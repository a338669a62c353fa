// `npm run drill money-model`: row A1 of the test programme at length, with its negative controls.
import { connect } from "@croupier/database";
import fc from "fast-check";
import { startBenchServer } from "@croupier/bench/bench-server";
import { describeMachine, type BenchResult } from "@croupier/bench/result";
import { drawRun } from "./draw-commands.ts";
import { Divergence, liveRun } from "./live-run.ts";
import { openMoneyWorld, type Flaw } from "./money-world.ts";
import { readSize } from "../sizes.ts";
import { readTestSeed } from "@croupier/tools/seed";

/** A tenth of the night of the programme, which asks for 20,000. */
const runs = readSize("MONEY_MODEL_RUNS");
const commands = readSize("MONEY_MODEL_COMMANDS");
const seed = readTestSeed();
/** A flaw that is there all the time is met at once. */
const controlRuns = 20;
/** The books are audited at the end of each run: in one database for ever they would take ever longer. */
const runsPerServer = 250;

const flaws = ["drops a leg", "pays a cent more"] as const satisfies readonly Flaw[];

export async function run(): Promise<BenchResult> {
  const drawn = fc.sample(drawRun(commands), { numRuns: runs, seed });
  const found: string[] = [];
  let lived = 0;
  for (let first = 0; first < runs && found.length === 0; first += runsPerServer) {
    const some = drawn.slice(first, first + runsPerServer);
    const outcome = await liveAll(some);
    lived += outcome.lived;
    if (outcome.divergence !== undefined) found.push(outcome.divergence);
    console.log(`  ${lived} of ${runs} runs`);
  }
  for (const divergence of found) console.error(divergence);
  const controls: Record<string, string> = {};
  for (const flaw of flaws) {
    const { divergence, lived: before } = await liveAll(drawn.slice(0, controlRuns), flaw);
    controls[`negative control, ${flaw}`] =
      divergence === undefined ? "not found" : `found in run ${before + 1}`;
  }
  const controlsFound = Object.values(controls).every((said) => said.startsWith("found"));
  return {
    id: "money-model",
    what: `A1: random commands of fifty players, of staff and of providers at the doorways of wallet and cashier, some at one moment, against a model of them; ${commands} commands a run, drawn from seed ${seed}.`,
    figures: { runs: lived, commands: lived * commands, divergences: found.length, ...controls },
    limit: {
      divergences: "0",
      ...Object.fromEntries(Object.keys(controls).map((name) => [name, "found"])),
    },
    pass: found.length === 0 && lived === runs && controlsFound,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}

type Outcome = { readonly lived: number; readonly divergence?: string };

/** On a server of its own, until one diverges. Anything else that goes wrong is thrown. */
async function liveAll(
  drawn: readonly Parameters<typeof liveRun>[1][],
  flaw?: Flaw,
): Promise<Outcome> {
  const server = await startBenchServer();
  const database = connect({ url: server.appUrl, max: 10, name: "croupier drill" });
  try {
    const world = await openMoneyWorld(database, flaw === undefined ? {} : { flaw });
    for (const [lived, moments] of drawn.entries()) {
      try {
        await liveRun(world, moments);
      } catch (error) {
        if (!(error instanceof Divergence)) throw error;
        return { lived, divergence: error.message };
      }
    }
    return { lived: drawn.length };
  } finally {
    await database.close();
    await server.stop();
  }
}
