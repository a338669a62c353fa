import type { Transact } from "@croupier/database";
import type { Asset } from "@croupier/kit/money";
import { sql } from "kysely";
import { assetCode } from "./asset-code.ts";

/** What accounts of a player hold as a transaction sees it, in minor units; 0 where one is not open. */
export async function readWithin<Account extends string>(
  tx: Transact,
  asked: { playerId: string; asset: Asset; accounts: readonly Account[] },
): Promise<Readonly<Record<Account, bigint>>> {
  const { rows } = await sql<{ account: string; balance: bigint }>`
    SELECT account, balance FROM ledger.accounts
    WHERE player_id = ${asked.playerId} AND asset = ${assetCode(asked.asset)}
      AND account = ANY (${asked.accounts}::text[])
  `.execute(tx);
  const found = new Map(rows.map(({ account, balance }) => [account, balance]));
  return Object.fromEntries(
    asked.accounts.map((account) => [account, found.get(account) ?? 0n]),
  ) as Record<Account, bigint>;
}
