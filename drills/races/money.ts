// `npm run drill money-races`: row A3 of the test programme over the calls of money.
import { sealTransfers } from "@croupier/ledger";
import { auditMoney } from "@croupier/wallet";
import { hear, leave, runOnCore } from "@croupier/bench/on-core";
import { describeMachine, type BenchResult } from "@croupier/bench/result";
import { controlRaces } from "./control-races.ts";
import { leavingRaces } from "./leaving-races.ts";
import { openMoneyGround, type MoneyGround } from "./money-ground.ts";
import { playingRaces } from "./playing-races.ts";
import { runRace } from "./race.ts";
import { readSize } from "../sizes.ts";

const roundsWhole = 100;
const rounds = readSize("RACES_ROUNDS");
const races = 7;
/** "Nearly every round". */
const controlShare = 0.9;

export async function run(): Promise<BenchResult> {
  const ground = await openMoneyGround(races * rounds);
  try {
    const figures: Record<string, string | number> = {};
    let wrong = 0;
    for (const race of [...(await leavingRaces(ground, rounds)), ...playingRaces(ground)]) {
      const found = await runRace(race, rounds);
      wrong += found;
      figures[race.name] = `wrong in ${found} of ${rounds} rounds`;
      console.log(`  ${race.name}: ${rounds} rounds`);
    }
    const violations = await audit(ground);
    const overspent = await raceControl(ground);
    return {
      id: "money-races",
      what: `A3: competing requests for money whose last bytes are let go together, half at each of two servers, staff at a back-office of its own; each rival with its own session and proof, so that only the money can say no; ${rounds} rounds of the programme's ${roundsWhole}.`,
      figures: {
        ...figures,
        "audit violations": violations,
        "negative control, check then act: rounds overspent": `${overspent} of ${rounds}`,
      },
      limit: {
        "every race": `wrong in 0 of ${roundsWhole} rounds`,
        "audit violations": "0",
        "negative control, check then act: rounds overspent": `at least ${controlShare * rounds}`,
      },
      pass: wrong === 0 && violations === 0 && overspent >= controlShare * rounds,
      machine: describeMachine(),
      at: new Date().toISOString(),
    };
  } finally {
    await ground.stop();
  }
}

/** No worker seals while it races, and what is not sealed within ten minutes is a finding. */
async function audit({ database }: MoneyGround): Promise<number> {
  await sealTransfers(database);
  const found = await auditMoney(database);
  for (const one of found) console.error(`  ${JSON.stringify(one)}`);
  return found.length;
}

async function raceControl({ serving }: MoneyGround): Promise<number> {
  const shop = runOnCore(0, new URL("./careless-shop.ts", import.meta.url).href, {
    RACES_DATABASE_URL: serving.database.adminUrl,
  });
  try {
    const { careless } = controlRaces((await hear<{ port: number }>(shop.child)).port);
    return await runRace({ ...careless, name: `negative control, ${careless.name}` }, rounds);
  } finally {
    await leave(shop);
  }
}
