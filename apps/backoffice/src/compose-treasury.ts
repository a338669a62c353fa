import {
  createDepositDesk,
  createRefunds,
  createSettlementReader,
  readReversals,
} from "@croupier/cashier";
import { transact, type Database } from "@croupier/database";
import { zero, type Asset, type Money } from "@croupier/kit/money";
import type { Clock } from "@croupier/kit/time";
import { createLedger, readHouseBalances, type Ledger } from "@croupier/ledger";
import type { Oversight } from "@croupier/oversight";
import {
  accountNames,
  createAdjustments,
  createReversedMoney,
  createStatements,
  type WhenOwed,
} from "@croupier/wallet";
import type { Services } from "./services.ts";

type Treasury = Pick<
  Services,
  | "adjustments"
  | "depositDesk"
  | "readAccounts"
  | "readHouseBalances"
  | "readReversals"
  | "recordTableTaken"
  | "refunds"
  | "settlements"
  | "statements"
>;

/** The rooms of money, as staff use them: the only money moved from here is what two of them put right. */
export function composeTreasury(needs: {
  database: Database;
  clock: Clock;
  oversight: Oversight;
  announceBalances: (playerIds: readonly string[]) => void;
}): Treasury {
  const { database, clock, oversight } = needs;
  const ledger = createLedger({ database, announce: needs.announceBalances });
  const record = oversight.recordAct;
  return {
    adjustments: createAdjustments({ database, ledger, clock, record }),
    depositDesk: createDepositDesk({ database, clock, record }),
    refunds: createRefunds({
      database,
      clock,
      reversed: createReversedMoney({ ledger, clock, whenOwed: neverOwes }),
      readFree: (playerId, asset) => readFree(ledger, playerId, asset),
      record,
    }),
    readReversals: (question) => readReversals(database, question),
    settlements: createSettlementReader(database),
    statements: createStatements(database),
    readAccounts: ledger.readBalances,
    readHouseBalances: (since) => readHouseBalances(database.db, since),
    recordTableTaken: ({ staffId, table, rows, wish }) =>
      transact(database, (tx) =>
        record(tx, { staffId, action: "money.table-taken", facts: { table, rows, ...wish } }),
      ),
  };
}

/** Staff send back what is there: nobody comes to owe money by that. */
const neverOwes: WhenOwed = () => Promise.reject(new Error("a refund of staff leaves no debt"));

async function readFree(
  { readBalances }: Pick<Ledger, "readBalances">,
  playerId: string,
  asset: Asset,
): Promise<Money> {
  const free = (await readBalances(playerId)).find(
    ({ account, balance }) => account === accountNames.cashFree && balance.asset === asset,
  );
  return free?.balance ?? zero(asset);
}
