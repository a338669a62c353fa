// `npm run drill bank`: row A2 of the test programme, with its negative controls.
import { connect, type Database } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { sealTransfers } from "@croupier/ledger";
import { auditMoney } from "@croupier/wallet";
import { startBenchServer, type BenchServer } from "@croupier/bench/bench-server";
import { openMoneyWorld, usd, type MoneyWorld } from "../money-model/money-world.ts";
import { describeMachine, type BenchResult } from "@croupier/bench/result";
import { watchCareless } from "./careless-bank.ts";
import { createOperations } from "./operations.ts";
import { watchSums, type Watched } from "./watch-sums.ts";
import { readSize } from "../sizes.ts";
import { readTestSeed, seededDice } from "@croupier/tools/seed";

const operationsWhole = 1_000_000;
const operations = readSize("BANK_OPERATIONS");
const seed = readTestSeed();
const [clients, players, hot] = [32, 200, 5];
/** What everybody has before the first: soon spent, so that accounts are nearly empty. */
const seedMinor = 50_00n;
/** The worker of the product does its rounds too: transfers and withdrawals go on by it alone. */
const workEveryMs = 50;

export async function run(): Promise<BenchResult> {
  const server = await startBenchServer();
  const database = connect({ url: server.appUrl, max: 24, name: "croupier drill bank" });
  try {
    const seen = await askMuch(database, server);
    const control = { clients, seed } as const;
    const rash = await watchCareless(server.adminUrl, { ...control, way: "checkThenAct" });
    const torn = await watchCareless(server.adminUrl, { ...control, way: "legByLeg" });
    return judge(seen, { rash, torn });
  } finally {
    await database.close();
    await server.stop();
  }
}

type Tally = { asked: number; done: Map<string, number>; refused: Map<string, number> };
type Seen = Tally & { watched: Watched; failed: number; violations: number; seconds: number };

async function askMuch(database: Database, server: BenchServer): Promise<Seen> {
  const world = await openMoneyWorld(database);
  const playerIds = await openPlayers(world);
  const dice = seededDice(seed);
  const drawPlayer = () =>
    playerIds[dice(2) === 0 ? dice(hot) : hot + dice(players)] ?? playerIds[0] ?? "";
  const askOne = createOperations(world, { dice, drawPlayer });
  const tally: Tally = { asked: 0, done: new Map(), refused: new Map() };
  const startedAt = Date.now();
  const watching = watchSums({ url: server.appUrl, table: "ledger.accounts" });
  const working = keepWorking(world);
  let answered = 0;
  async function keepAsking(): Promise<void> {
    while (tally.asked < operations) {
      tally.asked += 1;
      const told = await askOne();
      const [counted, name] =
        told.code === "ok"
          ? [tally.done, told.operation]
          : [tally.refused, `${told.operation}, ${told.code}`];
      counted.set(name, (counted.get(name) ?? 0) + 1);
      answered += 1;
      if (answered % 10_000 === 0) console.log(`  ${answered} of ${operations}`);
    }
  }
  try {
    await Promise.all(Array.from({ length: clients }, keepAsking));
  } finally {
    await working.stop();
  }
  const seconds = Math.round((Date.now() - startedAt) / 1_000);
  const watched = await watching.stop();
  for (const process of world.processes) await process.drain();
  await sealTransfers(database);
  const found = await auditMoney(database);
  for (const one of found) console.error(`  ${JSON.stringify(one)}`);
  for (const error of world.failed.slice(0, 5)) console.error(error);
  return {
    ...tally,
    watched,
    seconds,
    failed: world.failed.length,
    violations: found.length,
  };
}

async function openPlayers(world: MoneyWorld): Promise<readonly string[]> {
  const playerIds = Array.from({ length: hot + players }, () => uuidv7());
  await Promise.all(playerIds.map((playerId) => world.wallet.openWallet(playerId, usd)));
  await Promise.all(playerIds.map((playerId) => world.seed(playerId, "cash_free", seedMinor)));
  return playerIds;
}

/** Withdrawals are moved on and transfers sealed while everybody asks, as the worker does. */
function keepWorking(world: MoneyWorld) {
  const stopping = new AbortController();
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, workEveryMs);
      stopping.signal.addEventListener("abort", () => (clearTimeout(timer), resolve()));
    });
  const working = (async () => {
    while (!stopping.signal.aborted) {
      await world.work(false);
      await sealTransfers(world.database);
      await pause();
    }
  })();
  return {
    async stop(): Promise<void> {
      stopping.abort();
      await working;
    },
  };
}

function judge(seen: Seen, { rash, torn }: { rash: Watched; torn: Watched }): BenchResult {
  const { watched } = seen;
  const isWhole = operations >= operationsWhole;
  const controlsSeen = rash.negative > 0 && torn.notZero > 0;
  return {
    id: "bank",
    what: `A2: random bets, wins, rollbacks, deposits, withdrawals, transfers and bonus money at the doorways of wallet and cashier, asked by ${clients} clients of ${players} players and ${hot} hot ones who are half of all, beside a worker and one reader who adds up all accounts; ${isWhole ? "a whole night" : `${operations} of the night's ${operationsWhole}`}, drawn from seed ${seed}.`,
    figures: {
      operations: seen.asked,
      seconds: seen.seconds,
      ...spell("done: ", seen.done),
      ...spell("refused: ", seen.refused),
      snapshots: watched.snapshots,
      "snapshots that are not zero": watched.notZero,
      "snapshots with less than nothing": watched.negative,
      "errors where nobody waits": seen.failed,
      "audit violations": seen.violations,
      "negative control, check then act: snapshots with less than nothing": `${rash.negative} of ${rash.snapshots}`,
      "negative control, leg by leg: snapshots that are not zero": `${torn.notZero} of ${torn.snapshots}`,
    },
    limit: {
      operations: `${operationsWhole} a night`,
      "snapshots that are not zero": "0",
      "snapshots with less than nothing": "0",
      "errors where nobody waits": "0",
      "audit violations": "0",
      "each negative control": "more than 0",
    },
    pass:
      seen.asked >= operations &&
      watched.snapshots > 0 &&
      watched.notZero + watched.negative + seen.failed + seen.violations === 0 &&
      controlsSeen,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}

function spell(before: string, counted: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries([...counted].map(([name, count]) => [before + name, count]));
}
