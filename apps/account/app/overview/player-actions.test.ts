import { expect, it } from "vitest";

import { playerActions } from "./player-actions.ts";

const open = { isCashierDepositEnabled: true, isCashierWithdrawalEnabled: true };
const labels = (facts: Partial<Parameters<typeof playerActions>[0]>) =>
  playerActions({ ...open, isThere: () => true, ...facts }).map(({ label }) =>
    label.replace("overview.action.", ""),
  );

it("[S1.2] [S6.2] money in, out and to others come first, each as the flags of the cashier say", () => {
  expect(labels({})).toEqual(["deposit", "withdraw", "transfer", "limits"]);
  expect(labels({ isCashierDepositEnabled: false })).toEqual(["withdraw", "transfer", "limits"]);
  expect(labels({ isCashierWithdrawalEnabled: false })).toEqual(["deposit", "limits"]);
  const closed = { isCashierDepositEnabled: false, isCashierWithdrawalEnabled: false };
  expect(labels(closed)).toEqual(["limits", "security"]);
});

it("a page that is not there is not offered", () => {
  expect(labels({ isThere: (path) => path === "/account/limits" })).toEqual(["limits"]);
});
