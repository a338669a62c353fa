import type { Database, Transact } from "@croupier/database";
import { getAsset, type Asset } from "@croupier/kit/money";

export type WalletReader = { findCurrency(playerId: string): Promise<Asset | undefined> };

export function createWalletReader({ db }: Pick<Database, "db">): WalletReader {
  return {
    async findCurrency(playerId) {
      const row = await db
        .selectFrom("wallet.wallets")
        .select("currency")
        .where("player_id", "=", playerId)
        .executeTakeFirst();
      return row === undefined ? undefined : getAsset(row.currency);
    },
  };
}

/** Of those of them who have a wallet. */
export async function readCurrencies(
  db: Database["db"] | Transact,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, Asset>> {
  const rows = await db
    .selectFrom("wallet.wallets")
    .select(["player_id", "currency"])
    .where(({ eb, val }) => eb("player_id", "=", eb.fn.any(val(playerIds))))
    .execute();
  return new Map(rows.map((row) => [row.player_id, getAsset(row.currency)]));
}
