import { expect, it } from "vitest";

import { cashierTabs, currentTab } from "./cashier-tabs.ts";

const open = { isCashierDepositEnabled: true, isCashierWithdrawalEnabled: true };
const all = cashierTabs({ ...open, isThere: () => true });
const labels = (tabs: readonly { label: string }[]) => tabs.map(({ label }) => label);

it("[S6.2] a tab of money in or out stands there as its flag says, what is on its way always", () => {
  const closed = { isCashierDepositEnabled: false, isCashierWithdrawalEnabled: false };
  expect(labels(all)).toEqual([
    "deposit.title",
    "withdraw.title",
    "cashier.pending",
    "cashier.history",
  ]);
  expect(labels(cashierTabs({ ...closed, isThere: () => true }))).toEqual([
    "cashier.pending",
    "cashier.history",
  ]);
});

it("a page that is not there has no tab", () => {
  const isThere = (path: string) => path.endsWith("/deposit");
  expect(labels(cashierTabs({ ...open, isThere }))).toEqual(["deposit.title"]);
});

it.each([
  ["/account/cashier/withdraw", "withdraw.title"],
  ["/account/cashier/withdraw/cbt", "withdraw.title"],
  ["/account/cashier/withdraw/manage-pending", "cashier.pending"],
  ["/account/cashier/linked-accounts", "withdraw.title"],
  ["/account/cashier/elsewhere", undefined],
])("%s belongs to %s", (path, label) => {
  expect(currentTab(all, path)?.label).toBe(label);
});
