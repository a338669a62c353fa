// `npm run drill races`: row A3 of the test programme, with its negative control.
import { connect } from "@croupier/database";
import pg from "pg";
import { hear, leave, runOnCore } from "@croupier/bench/on-core";
import { describeMachine, type BenchResult } from "@croupier/bench/result";
import { startServing, type Serving } from "@croupier/bench/serving";
import { controlRaces } from "./control-races.ts";
import { identityRaces } from "./identity-races.ts";
import { openLedgerRaces } from "./ledger-races.ts";
import { runRace, type Race } from "./race.ts";
import { readSize } from "../sizes.ts";

const rounds = readSize("RACES_ROUNDS");
/** Each of these rounds hashes fifty passwords. */
const slowRounds = readSize("RACES_SLOW_ROUNDS");
/** "Nearly every round". */
const controlShare = 0.9;

export async function run(): Promise<BenchResult> {
  const serving = await startServing({ servers: 2, shedsNothing: true });
  try {
    const wrong = await raceEverything(serving);
    const control = await raceControl(serving);
    return judge({ wrong, control, ...(await lookAfterwards(serving)) });
  } finally {
    await serving.stop();
  }
}

type Wrong = { name: string; rounds: number; wrong: number }[];

async function raceEverything({ servers, database }: Serving): Promise<Wrong> {
  const app = connect({ url: database.appUrl, max: 4, name: "croupier races" });
  const ledger = await openLedgerRaces(app, database.appUrl);
  const ports = servers.map(({ port }) => port);
  try {
    const found: Wrong = [];
    for (const race of [...ledger.races, ...identityRaces({ ports, pool: app.pool })]) {
      const many = race.slow ? slowRounds : rounds;
      found.push({ name: race.name, rounds: many, wrong: await runRace(race, many) });
      console.log(`  ${race.name}: ${many} rounds`);
    }
    return found;
  } finally {
    await ledger.stop();
    await app.close();
  }
}

type Control = { careless: number; careful: number };

async function raceControl({ database }: Serving): Promise<Control> {
  const shop = runOnCore(0, new URL("./careless-shop.ts", import.meta.url).href, {
    RACES_DATABASE_URL: database.adminUrl,
  });
  try {
    const { careless, careful } = controlRaces((await hear<{ port: number }>(shop.child)).port);
    const quietly = ({ name, round }: Race): Promise<number> =>
      runRace({ name: `negative control, ${name}`, round }, rounds);
    return { careless: await quietly(careless), careful: await quietly(careful) };
  } finally {
    await leave(shop);
  }
}

type Afterwards = { violations: number; grantsTwice: number };

/** The ledger is sound, and nobody was welcomed twice. */
async function lookAfterwards(serving: Serving): Promise<Afterwards> {
  const admin = new pg.Client({ connectionString: serving.database.adminUrl });
  await admin.connect();
  try {
    const { rowCount } = await admin.query(
      `SELECT p.player_id FROM players.profile AS p
       LEFT JOIN ledger.transfers AS t ON t.player_id = p.player_id
       GROUP BY p.player_id HAVING count(t.transfer_id) <> 1`,
    );
    return { violations: await serving.countViolations(), grantsTwice: rowCount ?? 0 };
  } finally {
    await admin.end();
  }
}

function judge(seen: Afterwards & { wrong: Wrong; control: Control }): BenchResult {
  const figures: Record<string, number | string> = {};
  for (const { name, rounds: many, wrong } of seen.wrong) {
    figures[name] = `wrong in ${wrong} of ${many} rounds`;
  }
  figures["players without exactly one welcome grant"] = seen.grantsTwice;
  figures["audit violations"] = seen.violations;
  figures["negative control, check then act: rounds overspent"] =
    `${seen.control.careless} of ${rounds}`;
  figures["negative control, one statement: rounds overspent"] =
    `${seen.control.careful} of ${rounds}`;
  return {
    id: "races",
    what: "A3: competing requests whose last bytes are let go together, half at each of two servers, and the ledger's doorway asked by two processes.",
    figures,
    limit: {
      "every race": "wrong in 0 rounds",
      "players without exactly one welcome grant": "0",
      "audit violations": "0",
      "negative control, check then act: rounds overspent": `at least ${controlShare * rounds}`,
      "negative control, one statement: rounds overspent": "0",
    },
    pass:
      seen.wrong.every(({ wrong }) => wrong === 0) &&
      seen.grantsTwice === 0 &&
      seen.violations === 0 &&
      seen.control.careless >= controlShare * rounds &&
      seen.control.careful === 0,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}
