import { createDepositDesk, createSettlementReader } from "@croupier/cashier";
import { transact, type Database } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import { createLedger, readHouseBalances } from "@croupier/ledger";
import type { Oversight } from "@croupier/oversight";
import { createAdjustments, createStatements } from "@croupier/wallet";
import type { Services } from "./services.ts";

type Treasury = Pick<
  Services,
  | "adjustments"
  | "depositDesk"
  | "readAccounts"
  | "readHouseBalances"
  | "recordTableTaken"
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
