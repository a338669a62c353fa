import { getAsset, money } from "@croupier/kit/money";
import { expect, test } from "vitest";
import { lateLetterOf, letterOf } from "./letter-of.ts";
import type { Withdrawal } from "./withdrawal.ts";
import { withdrawalStates } from "./withdrawal-state.ts";

const jpy = getAsset("JPY");
const at = new Date("2026-11-22T12:00:00Z");
const one: Withdrawal = {
  id: "w",
  playerId: "p",
  splitFrom: null,
  method: "CBT",
  provider: "sandbox",
  providerReference: null,
  destinationId: "d",
  destination: "NL •••• 4300",
  siteOrigin: "http://localhost:3000",
  amount: money(5_000n, jpy),
  fee: money(150n, jpy),
  state: "sent",
  reason: null,
  findings: [],
  judgedAt: null,
  mayCancel: true,
  assignedTo: null,
  firstYesBy: null,
  requestedAt: at,
  changedAt: at,
  promisedAt: at,
  lateCredit: null,
  awaitedSince: null,
  lateAt: null,
  lateTransferId: null,
  dueAt: null,
  handedAt: null,
  stopAskedAt: null,
};

test("five stages are told by letter, each by its own, and the others by none", () => {
  const told = withdrawalStates.map((state) => [state, letterOf({ ...one, state })?.onceKey]);
  expect(Object.fromEntries(told)).toEqual({
    requested: undefined,
    checks: undefined,
    approved: undefined,
    sent: "withdrawal-sent w",
    arrived: "withdrawal-arrived w",
    rejected: "withdrawal-rejected w",
    cancelled: "withdrawal-cancelled w",
    failed: "withdrawal-came-back w",
    returned: "withdrawal-came-back w",
  });
});

test("a late one is told once for all its parts, with why and what was credited", () => {
  const late = { ...one, state: "checks", lateAt: at } as const;
  expect(lateLetterOf({ ...late, splitFrom: "whole" })).toMatchObject({
    template: "withdrawal-late",
    onceKey: "withdrawal-late whole",
    facts: { reason: "checks" },
  });
  const lateCredit = money(750n, getAsset("JPY"));
  expect(lateLetterOf({ ...late, lateCredit, lateTransferId: "t" })).toMatchObject({
    template: "withdrawal-late-credited",
    onceKey: "withdrawal-late w",
    facts: { credit: "750 JPY" },
  });
});

test("a letter says what left, what arrives and where, and why as a code", () => {
  expect(letterOf(one)).toEqual({
    template: "withdrawal-sent",
    onceKey: "withdrawal-sent w",
    facts: { amount: "5000 JPY", arrives: "4850 JPY", name: "NL •••• 4300", reason: "" },
    until: at,
  });
  const card = letterOf({
    ...one,
    method: "CARD",
    destination: "",
    state: "returned",
    reason: "bank_returned",
  });
  expect(card?.facts).toMatchObject({ name: "CARD", reason: "bank_returned" });
});
