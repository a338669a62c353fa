import { expect, it } from "vitest";

import { playerActions } from "./player-actions.ts";

const open = { isCashierDepositEnabled: true, isCashierWithdrawalEnabled: true };
const labels = (facts: Partial<Parameters<typeof playerActions>[0]>) =>
  playerActions({ ...open, isThere: () => true, ...facts }).map(({ label }) =>
    label.replace("overview.action.", ""),
  );

it("[S6.2] deposit and withdraw come first, each as isCashierDepositEnabled and isCashierWithdrawalEnabled say", () => {
  expect(labels({}).slice(0, 2)).toEqual(["deposit", "withdraw"]);
  expect(labels({ isCashierDepositEnabled: false })).not.toContain("deposit");
  expect(labels({ isCashierWithdrawalEnabled: false })).not.toContain("withdraw");
});

it("a page that is not there is not offered", () => {
  expect(labels({ isThere: (path) => path === "/account/limits" })).toEqual(["limits"]);
});
