import type { Database } from "@croupier/database";
import { assert } from "@croupier/kit/assert";
import type { Asset } from "@croupier/kit/money";
import { assetCode } from "./asset-code.ts";
import { isHouseAccount, stripeHolder, stripes, type HouseAccount } from "./house.ts";

export type PlayerAccounts = {
  readonly playerId: string;
  readonly accounts: readonly string[];
  readonly asset: Asset;
  /** It may go below zero: what a player owes the house. */
  readonly isDebt?: boolean;
};

/** Accounts of players never go below zero, but for what they owe; opening what is open changes nothing. */
export async function openPlayerAccounts(
  database: Database,
  { playerId, accounts, asset, isDebt = false }: PlayerAccounts,
): Promise<void> {
  assert(!accounts.some(isHouseAccount), "a player has no house account");
  await database.pool.query("SELECT ledger.open_accounts($1, $2, $3, $4)", [
    accounts.map(() => playerId),
    accounts,
    accounts.map(() => assetCode(asset)),
    accounts.map(() => !isDebt),
  ]);
}

/** The house may owe: its accounts have no floor. */
export async function openHouseAccount(
  database: Database,
  { account, asset }: { account: HouseAccount; asset: Asset },
): Promise<void> {
  const holders = Array.from({ length: stripes }, (_, index) => stripeHolder(index + 1));
  await database.pool.query("SELECT ledger.open_accounts($1, $2, $3, $4)", [
    holders,
    holders.map(() => account),
    holders.map(() => assetCode(asset)),
    holders.map(() => false),
  ]);
}

/** Keeps the money and the history; transfers from and to a closed account are refused. */
export async function closePlayerAccount(
  database: Database,
  { playerId, account, asset }: { playerId: string; account: string; asset: Asset },
): Promise<void> {
  await database.pool.query("SELECT ledger.close_account($1, $2, $3)", [
    playerId,
    account,
    assetCode(asset),
  ]);
}
