import type { LookedAtWithdrawal, WithdrawalReason } from "@croupier/contracts";
import { amountInWords } from "../treasury/Amount.tsx";
import { reasonWords } from "./withdrawal-words.ts";

type Case = Pick<LookedAtWithdrawal, "findings" | "judgedAt" | "facts" | "method" | "needsTwo">;

export type Check = {
  readonly words: string;
  /** Undefined: there is nothing to tell it by. */
  readonly isFine: boolean | undefined;
};

/** Each check of the rules with its finding; before they have looked, the usual amount alone. */
export function listChecks({ findings, judgedAt, facts, method }: Case): readonly Check[] {
  if (judgedAt === null) return [usualCheck(facts)];
  const check = (finding: WithdrawalReason, fine: string, found: string): Check => {
    const isFine = !findings.includes(finding);
    return { words: isFine ? fine : found, isFine };
  };
  return [
    check("document_missing", "Identity verified", "Identity not verified"),
    check(
      "new_destination",
      knownBy(facts.arrivedThere, method),
      method === "CARD" ? "A new card" : "First time to this place",
    ),
    ...(method === "CARD"
      ? [
          check(
            "card_above_deposits",
            "No more than the card brought in",
            "More than the card brought in",
          ),
        ]
      : []),
    ...barred(findings),
    check("little_played", "Deposits played through", "Deposits not played through"),
    check("recent_change", "Account calm for days", "Account changed lately"),
    check("many_withdrawals", "Few withdrawals a day", "Many withdrawals a day"),
    check("large_amount", "Not a large amount", "A large amount"),
    usualCheck(facts),
  ];
}

/** Bars that kept the player from withdrawing when it was last asked. */
function barred(findings: Case["findings"]): readonly Check[] {
  const bars = ["account_blocked", "money_owed", "email_unconfirmed"] as const;
  return bars
    .filter((bar) => findings.includes(bar))
    .map((bar) => ({ words: reasonWords[bar], isFine: false }));
}

function usualCheck({ usual, currency }: Case["facts"]): Check {
  if (usual === null) return { words: `First of theirs in ${currency}`, isFine: undefined };
  return usual.isUnusual
    ? { words: `${usual.times}× their usual amount`, isFine: false }
    : { words: "Their usual amount", isFine: true };
}

function knownBy(times: number, method: Case["method"]): string {
  if (times === 0) return method === "CARD" ? "The card that paid" : "A known place";
  return times === 1 ? "Paid there once before" : `Paid there ${times} times before`;
}

/** Why it was flagged, each finding in a sentence, and what is usual where this is not. */
export function explainFindings({ findings, facts, method, needsTwo }: Case): readonly string[] {
  const sum = (amount: string) => amountInWords(amount, facts.currency);
  const sentences: Readonly<Partial<Record<WithdrawalReason, string>>> = {
    document_missing: "No valid document said who they are.",
    large_amount: needsTwo
      ? "So much that two of us have to say yes."
      : "More than the rules let go by themselves.",
    new_destination:
      method === "CARD"
        ? "The card has paid in for less than three days."
        : "No money had arrived there before.",
    card_above_deposits: "More would go to the card than it brought in.",
    account_blocked: "The account was blocked.",
    money_owed: "The player owed money.",
    email_unconfirmed: "Their e-mail address was not confirmed.",
    recent_change: "What guards the account was changed shortly before.",
    little_played: `Of ${sum(facts.deposited)} paid in, ${sum(facts.wagered)} were wagered.`,
    many_withdrawals: "It was not the first of its day, nor the third.",
  };
  const told = findings.flatMap((finding) => sentences[finding] ?? []);
  const { usual } = facts;
  if (told.length === 0 || usual?.isUnusual !== true) return told;
  return [...told, `Their usual withdrawal is ${sum(usual.usual)}.`];
}
