// `npm run drill interleavings`: money acts of many hands in random order, with negative controls.
import { connect, type Database } from "@croupier/database";
import { readTestSeed, seededDice } from "@croupier/tools/seed";
import { startBenchServer } from "@croupier/bench/bench-server";
import { describeMachine, type BenchResult } from "@croupier/bench/result";
import { readSize } from "../sizes.ts";
import { interleavePayouts, type Asked, type Lived, type PayoutFlaw } from "./payouts.ts";
import { interleaveRounds, type RoundFlaw } from "./rounds.ts";

const moments = readSize("INTERLEAVINGS_MOMENTS");
const seed = readTestSeed();
/** A flaw that is there all the time is met soon. */
const controlMoments = 400;
/** The books are audited at the end: in one database for ever they would take ever longer. */
const momentsPerServer = 2_000;

const payoutFlaws = ["asks nobody again", "one yes is enough"] as const satisfies PayoutFlaw[];
const roundFlaws = [
  "shows seeds in play",
  "gives back stakes in play",
] as const satisfies RoundFlaw[];

type Play = (database: Database, asked: Asked) => Promise<Lived>;

export async function run(): Promise<BenchResult> {
  const payouts = await playAll("payouts", interleavePayouts);
  const rounds = await playAll("rounds", interleaveRounds);
  const controls: Record<string, string> = {};
  for (const flaw of payoutFlaws) {
    controls[flaw] = await control((db, asked) => interleavePayouts(db, { ...asked, flaw }));
  }
  for (const flaw of roundFlaws) {
    controls[flaw] = await control((db, asked) => interleaveRounds(db, { ...asked, flaw }));
  }
  for (const one of [...payouts.wrong, ...rounds.wrong]) console.error(one);
  return {
    id: "interleavings",
    what: `Withdrawals that staff, players, two workers and a failing provider dispose of while players are blocked and let go; rounds that two processes open, play, end and look for while seeds rotate: ${moments} moments each of two to five acts at once, drawn from seed ${seed}.`,
    figures: {
      moments,
      "payouts that left": payouts.ended,
      "rounds played to their end": rounds.ended,
      "wrong, payouts": payouts.wrong.length,
      "wrong, rounds": rounds.wrong.length,
      ...Object.fromEntries(
        Object.entries(controls).map(([flaw, found]) => [`negative control, ${flaw}`, found]),
      ),
    },
    limit: {
      "payouts that left": "at least one",
      "rounds played to their end": "at least one",
      "wrong, payouts": "0",
      "wrong, rounds": "0",
      ...Object.fromEntries(
        Object.keys(controls).map((flaw) => [`negative control, ${flaw}`, "found"]),
      ),
    },
    pass:
      payouts.wrong.length + rounds.wrong.length === 0 &&
      payouts.ended > 0 &&
      rounds.ended > 0 &&
      Object.values(controls).every((found) => found.startsWith("found")),
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}

async function playAll(name: string, play: Play): Promise<Lived> {
  let ended = 0;
  for (let lived = 0; lived < moments; lived += momentsPerServer) {
    const some = Math.min(momentsPerServer, moments - lived);
    const one = await onServer((database) =>
      play(database, { moments: some, dice: seededDice(seed + lived) }),
    );
    ended += one.ended;
    if (one.wrong.length > 0) return { ...one, ended };
    console.log(`  ${name}: ${lived + some} of ${moments} moments`);
  }
  return { wrong: [], ended };
}

async function control(play: Play): Promise<string> {
  const asked = { moments: controlMoments, dice: seededDice(seed) };
  const { wrong } = await onServer((database) => play(database, asked), "owner");
  return wrong[0] === undefined
    ? "not found"
    : `found: ${wrong[0].replaceAll(/[0-9a-f-]{36}/g, "…")}`;
}

/** As the processes are signed in, or as who may do what they may not. */
async function onServer<T>(
  act: (database: Database) => Promise<T>,
  as: "app" | "owner" = "app",
): Promise<T> {
  const server = await startBenchServer();
  const url = as === "app" ? server.appUrl : server.adminUrl;
  const database = connect({ url, max: 10, name: "croupier drill" });
  try {
    return await act(database);
  } finally {
    await database.close();
    await server.stop();
  }
}
