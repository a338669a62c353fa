import type { BalanceType } from "@croupier/contracts";
import { add, compare, isNegative, isZero, subtract, zero, type Money } from "@croupier/kit/money";
import type { AccountKind } from "./accounts.ts";

export type BalanceFacts = {
  readonly accounts: Readonly<Record<AccountKind, Money>>;
  /** Free cash that has not yet met the turnover rule of the jurisdiction. */
  readonly unmetTurnover: Money;
  /** What the player owes the house: as long as it is anything, nothing leaves. */
  readonly owed: Money;
  /** How much of the playable bonus may be spent where; all of it, unless a bonus says otherwise. */
  readonly bonusUsable: Readonly<Record<Product, Money>>;
};

export type Product = "casino" | "sports" | "poker" | "horses";

/**
 * The twelve balances a player sees, from the accounts of the one ledger. Open stakes (`held`) are
 * in none of them. Withdrawable money never exceeds free cash.
 */
export function decideBalances(facts: BalanceFacts): Record<BalanceType, Money> {
  const { cashFree, cashLocked, bonusPlayable, bonusLater, pendingWithdrawal } = facts.accounts;
  const cash = add(cashFree, cashLocked);
  const playable = add(cash, bonusPlayable);
  const playableIn = (product: Product) =>
    add(cash, lesser(facts.bonusUsable[product], bonusPlayable));
  return {
    bonus: add(bonusPlayable, bonusLater),
    locked: add(cashLocked, bonusPlayable),
    nonPlayableBonus: bonusLater,
    pendingWithdrawal,
    playable,
    playableCasino: playableIn("casino"),
    playableHorses: playableIn("horses"),
    playablePoker: playableIn("poker"),
    playableSports: playableIn("sports"),
    total: add(add(playable, bonusLater), pendingWithdrawal),
    unlocked: cashFree,
    withdrawable: isZero(facts.owed)
      ? notBelowZero(subtract(cashFree, facts.unmetTurnover))
      : zero(cashFree.asset),
  };
}

/** Until a bonus limits where it may be spent, all of it may be spent everywhere. */
export function usableEverywhere(bonus: Money): Record<Product, Money> {
  return { casino: bonus, sports: bonus, poker: bonus, horses: bonus };
}

function lesser(left: Money, right: Money): Money {
  return compare(left, right) <= 0 ? left : right;
}

function notBelowZero(amount: Money): Money {
  return isNegative(amount) ? zero(amount.asset) : amount;
}
