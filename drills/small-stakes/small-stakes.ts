// `npm run drill small-stakes`: what the smallest stake returns, played through the server and read from the ledger.
import { connect, type Database } from "@croupier/database";
import { sowCatalogue } from "@croupier/casino";
import { randomToken } from "@croupier/kit/random";
import { systemClock } from "@croupier/kit/time";
import { hear, leave, runOnCore } from "@croupier/bench/on-core";
import { describeMachine, type BenchResult } from "@croupier/bench/result";
import { openSeats } from "@croupier/bench/seats";
import { startServing } from "@croupier/bench/serving";
import { sql } from "kysely";
import { readSize } from "../sizes.ts";

const rounds = readSize("SMALL_STAKES_ROUNDS");
const players = 2_000;
const clients = 64;
/** The line at which cutting cost most: a win of 0.10 is due 0.10998. */
const winning = 9_001;
const declared = 0.99;
/** Of what one such round pays, of its stake: nothing, or the stake and more. */
const deviation = Math.sqrt((winning / 10_000) * (9_900 / winning) ** 2 - declared ** 2);
const sigmas = 3;

type Returned = { readonly rounds: number; readonly share: number };

export async function run(): Promise<BenchResult> {
  const drawn = await play(rounds);
  const cut = await play(Math.ceil(rounds / 10), cutTheRest);
  const sigmaOf = ({ rounds: played }: Returned) => deviation / Math.sqrt(played);
  const away = (one: Returned) => (one.share - declared) / sigmaOf(one);
  const [far, controlFar] = [away(drawn), away(cut)];
  return {
    id: "small-stakes",
    what: `rounds of Lucky Dice at 0.10, ${winning / 100} numbers of a hundred winning, over HTTP; what the house took of what was staked is read from the ledger.`,
    figures: {
      rounds: drawn.rounds,
      "returned, as the ledger has it": round(drawn.share),
      declared: declared,
      "standard errors away": round(far),
      "negative control, cut to the smallest unit: rounds": cut.rounds,
      "negative control: returned": round(cut.share),
      "negative control: standard errors away": round(controlFar),
    },
    limit: {
      rounds: `at least ${rounds}`,
      "standard errors away": `at most ${sigmas}`,
      "negative control: standard errors away": "at least 20",
    },
    pass: drawn.rounds >= rounds && Math.abs(far) <= sigmas && Math.abs(controlFar) >= 20,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}

/** As many rounds as asked for and a few more, on a house of their own. */
async function play(
  count: number,
  prepare: (database: Database) => Promise<void> = async () => {},
): Promise<Returned> {
  const keys = `drill:${randomToken(32)}`;
  let tokens: readonly string[] = [];
  const serving = await startServing({
    servers: 1,
    shedsNothing: true,
    env: { CROUPIER_KEYS: keys },
    async prepare({ appUrl, adminUrl }) {
      const owner = connect({ url: adminUrl, max: 1, name: "croupier drill small-stakes" });
      await sowCatalogue(owner, systemClock);
      // A pot takes its part of each stake: it returns it another day.
      await sql`UPDATE casino.jackpots SET disabled_at = now()`.execute(owner.db);
      await prepare(owner);
      await owner.close();
      tokens = await openSeats({ appUrl, keys, count: players });
    },
  });
  const generator = runOnCore(1, import.meta.resolve("@croupier/bench/round-clients"));
  const reader = connect({ url: serving.database.appUrl, max: 1, name: "croupier drill reader" });
  try {
    const before = await readHouse(reader);
    const port = serving.servers[0]?.gamesPort ?? 0;
    for (let played = 0; played < count; played = (await readHouse(reader)).rounds) {
      generator.child.send({ port, tokens, clients, seconds: 5, winning });
      await hear(generator.child);
    }
    const after = await readHouse(reader);
    const [staked, kept] = [after.staked - before.staked, after.kept - before.kept];
    return { rounds: after.rounds, share: Number(staked - kept) / Number(staked) };
  } finally {
    await reader.close();
    await leave(generator);
    await serving.stop();
  }
}

/** Rounds that are over, what was staked on them, and what the house has in the ledger. */
async function readHouse({ db }: Database) {
  const { rows } = await sql<{ rounds: number; staked: bigint; kept: bigint }>`
    SELECT (SELECT count(*)::int FROM casino.rounds) AS rounds,
      (SELECT coalesce(sum(staked), 0)::bigint FROM casino.rounds) AS staked,
      (SELECT sum(balance)::bigint FROM ledger.accounts WHERE account = 'house_casino') AS kept
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("a question of three sums has an answer");
  return row;
}

/** The configuration as it was before the rest was drawn. */
async function cutTheRest({ db }: Database): Promise<void> {
  await sql`
    INSERT INTO casino.profiles (game, version, config, since)
    SELECT game, version + 1, (config::jsonb - 'rest')::json, now() FROM casino.profiles
    WHERE game = 'lucky-dice'
  `.execute(db);
}

const round = (share: number): number => Math.round(share * 1e5) / 1e5;
