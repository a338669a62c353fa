import { money, zero, type Asset, type Money } from "@croupier/kit/money";
import type { AccountBalance } from "@croupier/ledger";
import { accountNames, type AccountKind } from "./accounts.ts";
import { usableEverywhere, type BalanceFacts } from "./decide-balances.ts";
import { owedAccount } from "./owed-money.ts";

/** An account that is not open (yet) holds nothing. */
export function factsOf(
  balances: readonly Pick<AccountBalance, "account" | "balance">[],
  currency: Asset,
  unmetTurnover: Money = zero(currency),
): BalanceFacts {
  const held = new Map(
    balances
      .filter((entry) => entry.balance.asset === currency)
      .map((entry) => [entry.account, entry.balance]),
  );
  const amountOf = (kind: AccountKind) => held.get(accountNames[kind]) ?? zero(currency);
  const bonusPlayable = amountOf("bonusPlayable");
  return {
    accounts: {
      cashFree: amountOf("cashFree"),
      cashLocked: amountOf("cashLocked"),
      bonusPlayable,
      bonusLater: amountOf("bonusLater"),
      pendingWithdrawal: amountOf("pendingWithdrawal"),
      held: amountOf("held"),
    },
    unmetTurnover,
    owed: money(-(held.get(owedAccount)?.minor ?? 0n), currency),
    bonusUsable: usableEverywhere(bonusPlayable),
  };
}
