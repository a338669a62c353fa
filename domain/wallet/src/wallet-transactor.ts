import { transact, type Database } from "@croupier/database";
import { assert } from "@croupier/kit/assert";
import type { Asset } from "@croupier/kit/money";
import { createWalletReader } from "./wallet-reader.ts";

/**
 * Records the player's one currency, unless one is recorded already, and answers the one that
 * counts. Two first visits at once agree, because the player's row can be inserted only once.
 */
export async function recordWallet(
  database: Database,
  { playerId, currency }: { playerId: string; currency: Asset },
): Promise<Asset> {
  return transact(database, async (transaction) => {
    await transaction
      .insertInto("wallet.wallets")
      .values({ player_id: playerId, currency })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const recorded = await createWalletReader({ db: transaction }).findCurrency(playerId);
    assert(recorded !== undefined, "a wallet that was just recorded is there");
    return recorded;
  });
}
