import type { Database } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset, money } from "@croupier/kit/money";
import { createLedger, type HouseAccount } from "@croupier/ledger";
import { accountNames } from "@croupier/wallet";

const eur = getAsset("EUR");

/** So many players, each with an open wallet and ten thousand to play with. */
export async function openCrowd(
  database: Database,
  { count, house }: { count: number; house: HouseAccount },
): Promise<string[]> {
  const ledger = createLedger({ database, announce: () => {} });
  await ledger.openHouseAccount({ account: house, asset: eur });
  await ledger.openHouseAccount({ account: "house_bank", asset: eur });
  const playerIds = Array.from({ length: count }, () => uuidv7());
  await database.pool.query(
    "INSERT INTO wallet.wallets (player_id, currency) SELECT unnest($1::uuid[]), 'EUR'",
    [playerIds],
  );
  const accounts = Object.values(accountNames);
  await database.pool.query("SELECT ledger.open_accounts($1, $2, $3, $4)", [
    playerIds.flatMap((playerId) => accounts.map(() => playerId)),
    playerIds.flatMap(() => accounts),
    playerIds.flatMap(() => accounts.map(() => "EUR/2")),
    playerIds.flatMap(() => accounts.map(() => true)),
  ]);
  await Promise.all(
    playerIds.map((playerId) =>
      ledger.post({
        transferId: uuidv7(),
        playerId,
        kind: "grant",
        from: "house_bank",
        to: accountNames.cashFree,
        amount: money(1_000_000n, eur),
        reason: "bench",
        happenedAt: new Date(),
      }),
    ),
  );
  return playerIds;
}
