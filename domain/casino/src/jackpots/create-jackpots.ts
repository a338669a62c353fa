import { transact, type Database, type Transact } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import { openPurse } from "@croupier/wallet";
import type { CasinoMoney } from "../create-casino.ts";
import { potHouse, seedHouse, shift } from "./feed-pots.ts";
import { changeJackpot } from "./change-jackpot.ts";
import type { JackpotDefinition } from "./jackpot-definition.ts";
import { readUnbegun, type PotStore } from "./pot-store.ts";
import { readJackpots, type Jackpot } from "./read-jackpots.ts";

export function createJackpots({
  database,
  clock,
  pots,
  money,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly pots: PotStore;
  readonly money: Pick<CasinoMoney, "openHouse">;
}) {
  /** A pot that is defined and does not grow yet gets its seed from the house. */
  async function begin(): Promise<void> {
    for (const { jackpot, asset } of await readUnbegun(database.db)) {
      await money.openHouse({ house: potHouse, asset });
      await money.openHouse({ house: seedHouse, asset });
      await transact(database, async (tx) => {
        const now = clock();
        const first = { jackpot, asset, number: 1, collected: 0n, posted: 0n, now };
        const begun = await pots.begin(tx, first);
        if (begun === undefined) return;
        await shift(openPurse(tx, 1), asset, { from: seedHouse, minor: begun.seed, now });
      });
    }
  }

  return {
    begin,

    readJackpots: (): Promise<readonly Jackpot[]> => readJackpots(database.db, pots),

    changeJackpot: (tx: Transact, wanted: JackpotDefinition) => changeJackpot(tx, wanted, clock()),
  };
}

export type Jackpots = ReturnType<typeof createJackpots>;
