import type { Balance, BalanceType } from "@croupier/contracts";

/** The lines a panel may have, in its order. */
const listed = [
  "playable",
  "withdrawable",
  "bonus",
  "nonPlayableBonus",
  "locked",
  "unlocked",
  "pendingWithdrawal",
] as const satisfies readonly BalanceType[];

export type ListedBalance = (typeof listed)[number];
export type BalanceLine = Balance & { readonly type: ListedBalance };

export interface BalanceRules {
  readonly isDesktop: boolean;
  /** Lines that are shown at zero as well; only playable and unlocked can be. */
  readonly forced?: readonly ("playable" | "unlocked")[];
}

/** Which balances are shown (S5.5): those that are not zero, and a few that are. */
export function balanceLines(
  balances: readonly Balance[],
  { isDesktop, forced = [] }: BalanceRules,
): BalanceLine[] {
  const atZero = new Set<BalanceType>([...forced, ...(isDesktop ? (["playable"] as const) : [])]);
  return listed.flatMap((type) => {
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
