import { add, money, type Asset, type Money } from "@croupier/kit/money";
import type { AccountBalance } from "@croupier/ledger";
import { factsOf } from "../balance-facts.ts";
import type { PlayBalance, Split } from "./play-money.ts";

export type SplitColumns = {
  cash_free: bigint | null;
  cash_locked: bigint | null;
  bonus_playable: bigint | null;
  held: bigint | null;
};

export function splitOf(
  columns: Omit<SplitColumns, "held">,
  moneyOf: (minor: bigint) => Money,
): Split {
  return {
    cashFree: moneyOf(columns.cash_free ?? 0n),
    cashLocked: moneyOf(columns.cash_locked ?? 0n),
    bonusPlayable: moneyOf(columns.bonus_playable ?? 0n),
  };
}

export function balanceOf(columns: SplitColumns, asset: Asset): PlayBalance {
  const split = splitOf(columns, (minor) => money(minor, asset));
  return { ...split, held: money(columns.held ?? 0n, asset), playable: playableOf(split) };
}

/** The same of the player's accounts as the ledger reads them. */
export function balanceOfAccounts(balances: readonly AccountBalance[], asset: Asset): PlayBalance {
  const { cashFree, cashLocked, bonusPlayable, held } = factsOf(balances, asset).accounts;
  const split = { cashFree, cashLocked, bonusPlayable };
  return { ...split, held, playable: playableOf(split) };
}

function playableOf({ cashFree, cashLocked, bonusPlayable }: Split): Money {
  return add(add(cashFree, cashLocked), bonusPlayable);
}
