import { expect, test } from "vitest";
import { paymentStatus, statesOf } from "./payment-status.ts";

test.each([
  ["deposit", "pending", ["requested", "redirected", "pending", "returning", "refunding"]],
  ["deposit", "done", ["completed"]],
  ["deposit", "failed", ["failed", "expired", "returned"]],
  ["deposit", "cancelled", ["cancelled", "refunded", "charged_back"]],
  ["withdrawal", "pending", ["requested", "checks", "approved", "sent"]],
  ["withdrawal", "done", ["arrived"]],
  ["withdrawal", "failed", ["rejected", "failed", "returned"]],
  ["withdrawal", "cancelled", ["cancelled"]],
  ["transfer", "pending", ["sent"]],
  ["transfer", "done", ["arrived"]],
  ["transfer", "failed", []],
  ["transfer", "cancelled", ["declined", "taken_back", "expired"]],
] as const)("a %s that is %s is one of these", (kind, status, states) => {
  expect(statesOf(kind, status)).toEqual(states);
  expect(states.map((state) => paymentStatus(kind, state))).toEqual(states.map(() => status));
});

test("without a status every state is asked for, and a state nobody knows is no status", () => {
  expect(statesOf("transfer", undefined)).toHaveLength(5);
  expect(() => paymentStatus("deposit", "toString")).toThrow("no status");
});
