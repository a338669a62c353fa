import { getAsset, money } from "@croupier/kit/money";
import { hourMs } from "@croupier/kit/time";
import { describe, expect, test } from "vitest";
import { decideApproval, type ApprovalFacts } from "./decide-approval.ts";

const usd = getAsset("USD");
const now = new Date("2026-11-22T12:00:00Z");
const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);

/** Calm, and it brought in as much as would go back. */
const card = { since: ago(72), brought: 60_000n, paidOut: 10_000n };

/** Nothing speaks against it. */
const fine: ApprovalFacts = {
  amount: money(50_000n, usd),
  small: money(50_000n, usd),
  barred: undefined,
  verified: true,
  destination: "known",
  changedAt: null,
  deposited: 10_000n,
  wagered: 10_000n,
  askedToday: 1,
  now,
};

describe("the rules say yes alone", () => {
  test.each<[string, Partial<ApprovalFacts>]>([
    ["where nothing speaks against it", {}],
    ["up to the small amount itself", { amount: money(50_000n, usd) }],
    ["three days after a change", { changedAt: ago(72) }],
    ["where all that was paid in was staked", { deposited: 5n, wagered: 5n }],
    ["where nothing was ever paid in", { deposited: 0n, wagered: 0n }],
    ["to the third of a day", { askedToday: 3 }],
    ["to a card that is calm for three days, up to what it brought in", { destination: card }],
  ])("%s", (_, change) => {
    expect(decideApproval({ ...fine, ...change })).toEqual([]);
  });
});

describe("people look", () => {
  test.each<[string, Partial<ApprovalFacts>, readonly string[]]>([
    ["a cent above the small amount", { amount: money(50_001n, usd) }, ["large_amount"]],
    ["nobody has seen a document", { verified: false }, ["document_missing"]],
    ["money never arrived there", { destination: "new" }, ["new_destination"]],
    [
      "a card that paid in a moment less than three days ago",
      { destination: { ...card, since: ago(71.9) } },
      ["new_destination"],
    ],
    [
      "a card that nobody named",
      { destination: { since: null, brought: 0n, paidOut: 0n } },
      ["new_destination"],
    ],
    [
      "a cent more than the card brought in",
      { destination: { ...card, paidOut: 10_001n } },
      ["card_above_deposits"],
    ],
    ["an account that is blocked", { barred: "account_blocked" }, ["account_blocked"]],
    [
      "a document that is missing, once",
      { barred: "document_missing", verified: false },
      ["document_missing"],
    ],
    ["a password changed yesterday", { changedAt: ago(24) }, ["recent_change"]],
    [
      "a change a moment before the three days are over",
      { changedAt: ago(71.9) },
      ["recent_change"],
    ],
    ["a cent of a deposit not staked", { wagered: 9_999n }, ["little_played"]],
    ["the fourth of a day", { askedToday: 4 }, ["many_withdrawals"]],
    [
      "everything at once, the gravest first",
      {
        amount: money(50_001n, usd),
        verified: false,
        destination: "new",
        changedAt: now,
        wagered: 0n,
        askedToday: 9,
      },
      [
        "document_missing",
        "large_amount",
        "new_destination",
        "recent_change",
        "little_played",
        "many_withdrawals",
      ],
    ],
  ])("%s", (_, change, findings) => {
    expect(decideApproval({ ...fine, ...change })).toEqual(findings);
  });
});
