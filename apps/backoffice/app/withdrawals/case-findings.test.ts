import type { LookedAtWithdrawal, WithdrawalReason } from "@croupier/contracts";
import { getAsset } from "@croupier/kit/money";
import { expect, test } from "vitest";
import { explainFindings, listChecks } from "./case-findings.ts";

const facts: LookedAtWithdrawal["facts"] = {
  currency: getAsset("USD"),
  withdrawable: "5380.00",
  deposited: "1200.00",
  wagered: "300.00",
  withdrawnBefore: "0.00",
  verified: true,
  arrivedBefore: 0,
  changedAt: null,
  arrivedThere: 6,
  usual: null,
  depositedMonth: "1200.00",
  netMonth: "4180.00",
};

const of = (findings: WithdrawalReason[], more: Partial<typeof facts> = {}) => {
  const judgedAt = "2026-11-27T09:00:00.000Z";
  return {
    findings,
    judgedAt,
    facts: { ...facts, ...more },
    method: "CBT" as const,
    needsTwo: false,
  };
};

test("what the rules found nothing about is fine, and said so", () => {
  const checks = listChecks(of(["large_amount"]));
  expect(checks.filter(({ isFine }) => isFine === false)).toEqual([
    { words: "A large amount", isFine: false },
  ]);
  expect(checks[1]).toEqual({ words: "Paid there 6 times before", isFine: true });
});

test("before the rules have looked, nothing is said to be fine", () => {
  expect(listChecks({ ...of([]), judgedAt: null })).toEqual([
    { words: "First of theirs in USD", isFine: undefined },
  ]);
});

test("a check is what the rules found when they looked, also where a fact has changed since", () => {
  const [identity] = listChecks(of(["document_missing"], { verified: true }));
  expect(identity).toEqual({ words: "Identity not verified", isFine: false });
});

test.each([
  ["document_missing", { verified: false }, "Identity not verified"],
  ["new_destination", { arrivedThere: 0 }, "First time to this place"],
  ["little_played", {}, "Deposits not played through"],
  ["recent_change", {}, "Account changed lately"],
  ["many_withdrawals", {}, "Many withdrawals a day"],
] as const)("%s is a check that failed: %j, %s", (finding, more, words) => {
  expect(listChecks(of([finding], more))).toContainEqual({ words, isFine: false });
});

test.each([
  [{ usual: "1500.00", times: 3, isUnusual: true }, "3× their usual amount", false],
  [{ usual: "1500.00", times: 2, isUnusual: false }, "Their usual amount", true],
  [null, "First of theirs in USD", undefined],
] as const)("against what is usual, %j: %s", (usual, words, isFine) => {
  expect(listChecks(of([], { usual })).at(-1)).toEqual({ words, isFine });
});

test("a card is judged by what it brought in, and by how long it is known", () => {
  const byCard = { ...of(["new_destination", "card_above_deposits"]), method: "CARD" as const };
  expect(listChecks(byCard).filter(({ isFine }) => isFine === false)).toEqual([
    { words: "A new card", isFine: false },
    { words: "More than the card brought in", isFine: false },
  ]);
  expect(explainFindings(byCard)).toEqual([
    "The card has paid in for less than three days.",
    "More would go to the card than it brought in.",
  ]);
});

test("what keeps the player from withdrawing is a check that failed, and no other is shown", () => {
  const words = listChecks(of(["money_owed"])).map((check) => check.words);
  expect(words).toContain("Money owed");
  expect(words).not.toContain("Account blocked");
});

test("what is usual is told where this is not", () => {
  const usual = { usual: "1500.00", times: 3, isUnusual: true };
  expect(explainFindings(of(["large_amount"], { usual }))).toEqual([
    "More than the rules let go by themselves.",
    "Their usual withdrawal is 1,500.00 USD.",
  ]);
  expect(explainFindings(of([], { usual }))).toEqual([]);
  const [, more] = explainFindings(of(["large_amount"], { usual: { ...usual, isUnusual: false } }));
  expect(more).toBeUndefined();
});

test("every finding is explained, with the figures that led to it", () => {
  expect(explainFindings(of(["large_amount", "little_played"]))).toEqual([
    "More than the rules let go by themselves.",
    "Of 1,200.00 USD paid in, 300.00 USD were wagered.",
  ]);
  expect(explainFindings({ ...of(["large_amount"]), needsTwo: true })).toEqual([
    "So much that two of us have to say yes.",
  ]);
});
