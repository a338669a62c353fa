import type { Database } from "@croupier/database";
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
