import type { WordKey } from "../language/open-words.ts";

export interface CashierFacts {
  readonly isCashierDepositEnabled: boolean;
  readonly isCashierWithdrawalEnabled: boolean;
  /** Whether there is such a page. */
  readonly isThere: (path: string) => boolean;
}

export interface CashierTab {
  readonly path: string;
  readonly label: WordKey;
}

export const pendingPath = "/account/cashier/withdraw/manage-pending";

/** The pages of the cashier in their order; what is on its way stays on view when withdrawals close. */
export function cashierTabs(facts: CashierFacts): CashierTab[] {
  const tabs = [
    {
      path: "/account/cashier/deposit",
      label: "deposit.title",
      when: facts.isCashierDepositEnabled,
    },
    {
      path: "/account/cashier/withdraw",
      label: "withdraw.title",
      when: facts.isCashierWithdrawalEnabled,
    },
    { path: pendingPath, label: "cashier.pending", when: true },
    { path: "/account/cashier/history", label: "cashier.history", when: true },
  ] as const;
  return tabs
    .filter(({ path, when }) => when && facts.isThere(path))
    .map(({ path, label }) => ({ path, label }));
}

/** Where money may be sent to is a matter of withdrawing. */
const above: Readonly<Record<string, string>> = {
  "/account/cashier/linked-accounts": "/account/cashier/withdraw",
};

/** The tab a page belongs to: its own, or the nearest above it. */
export function currentTab(tabs: readonly CashierTab[], path: string): CashierTab | undefined {
  const place = above[path] ?? path;
  return tabs
    .filter((tab) => place === tab.path || place.startsWith(`${tab.path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
}
