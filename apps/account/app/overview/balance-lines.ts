import type { Balance, BalanceType } from "@croupier/contracts";

export interface BalanceRules<Line extends BalanceType> {
  /** The lines there may be, in their order. */
  readonly of: readonly Line[];
  readonly isDesktop: boolean;
  /** Lines that are shown at zero as well; only playable and unlocked can be. */
  readonly forced?: readonly ("playable" | "unlocked")[];
}

/** Which balances are shown (S5.5): those that are not zero, and a few that are. */
export function balanceLines<Line extends BalanceType>(
  balances: readonly Balance[],
  { of, isDesktop, forced = [] }: BalanceRules<Line>,
): (Balance & { readonly type: Line })[] {
  const atZero = new Set<BalanceType>([...forced, ...(isDesktop ? (["playable"] as const) : [])]);
  return of.flatMap((type) => {
    const balance = balances.find((one) => one.type === type);
    if (balance === undefined) return [];
    return isNonZero(balance.amount) || atZero.has(type) ? [{ ...balance, type }] : [];
  });
}

/** The banner about money on its way is there only while some is (S4.5). */
export function pendingWithdrawal(balances: readonly Balance[]): Balance | undefined {
  return balances.find(({ type, amount }) => type === "pendingWithdrawal" && isNonZero(amount));
}

/** An amount travels as text, so that no digit is lost: any digit but zero is enough. */
function isNonZero(amount: string): boolean {
  return /[1-9]/.test(amount);
}
