import { withdrawals } from "@croupier/contracts";
import { expect, it } from "vitest";

import { explainWithdrawal } from "./explain-withdrawal.ts";

/** A key of ours with other words would be a fault of ours. */
const faults = new Set(["idempotency_key_reused"]);
const codes = [...withdrawals.request.refusals, ...withdrawals.cancel.refusals];

it.each(codes.filter((code) => !faults.has(code)))("a no by %s has words of its own", (code) => {
  expect(explainWithdrawal(code).text).not.toBe("withdraw.problem.unknown");
});

it("where a player can do something about it, the way there stands beside it", () => {
  expect(explainWithdrawal("money_owed").way?.href).toBe("/account/cashier/deposit");
  expect(explainWithdrawal("document_required").way?.href).toBe("/account/verification");
});
