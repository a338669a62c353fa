import type { Database } from "@croupier/database";
import type { Money } from "@croupier/kit/money";
import { moneyOf } from "./asset-code.ts";
import { together } from "./together.ts";

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
      const [balances = []] = await readBalancesOf(database, [playerId]);
      return balances;
    },
  };
}

/** For a process that many players ask: their questions of a few milliseconds are one. */
export function createGatheringReader(database: Pick<Database, "db">): LedgerReader {
  const read = together((playerIds: readonly string[]) => readBalancesOf(database, playerIds));
  return { readBalances: (playerId) => read(playerId) };
}

/** The accounts of each of these players, in their order. */
export async function readBalancesOf(
  { db }: Pick<Database, "db">,
  playerIds: readonly string[],
): Promise<AccountBalance[][]> {
  const rows = await db
    .selectFrom("ledger.accounts")
    .select(["player_id", "account", "asset", "balance", "version", "closed_at"])
    .where(({ eb, val }) => eb("player_id", "=", eb.fn.any(val(playerIds))))
    .orderBy("account")
    .orderBy("asset")
    .execute();
  const rowsOf = Map.groupBy(rows, (row) => row.player_id);
  return playerIds.map((playerId) =>
    (rowsOf.get(playerId) ?? []).map((row) => ({
      account: row.account,
      balance: moneyOf(row.balance, row.asset),
      version: row.version,
      closed: row.closed_at !== null,
    })),
  );
}
