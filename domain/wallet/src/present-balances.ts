import { balanceTypes, type Balance, type BalanceType } from "@croupier/contracts";
import { formatDecimal, type Money } from "@croupier/kit/money";

/** As the wire wants them: exact decimal strings, always the twelve, always in the same order. */
export function presentBalances(balances: Readonly<Record<BalanceType, Money>>): Balance[] {
  return balanceTypes.map((type) => ({
    type,
    amount: formatDecimal(balances[type]),
    currency: balances[type].asset,
  }));
}
