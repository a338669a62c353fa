import type { Database } from "@croupier/database";
import type { Money } from "@croupier/kit/money";
import { moneyOf } from "./asset-code.ts";

export type AccountBalance = {
  readonly account: string;
  readonly balance: Money;
  /** Counts the movements of the account: 0 has never moved. */
  readonly version: bigint;
  readonly closed: boolean;
};

export type LedgerReader = {
  /** The player's accounts in all assets, by name. Ask the primary: money decides on it. */
  readBalances(playerId: string): Promise<AccountBalance[]>;
};

export function createLedgerReader(database: Pick<Database, "db">): LedgerReader {
  return {
    async readBalances(playerId) {
      const rows = await database.db
        .selectFrom("ledger.accounts")
        .select(["account", "asset", "balance", "version", "closed_at"])
        .where("player_id", "=", playerId)
        .orderBy("account")
        .orderBy("asset")
        .execute();
      return rows.map((row) => ({
        account: row.account,
        balance: moneyOf(row.balance, row.asset),
        version: row.version,
        closed: row.closed_at !== null,
      }));
    },
  };
}
