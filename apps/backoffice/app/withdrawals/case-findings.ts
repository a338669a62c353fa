import type { LookedAtWithdrawal, WithdrawalReason } from "@croupier/contracts";
import { amountInWords } from "../treasury/Amount.tsx";

type Case = Pick<LookedAtWithdrawal, "findings" | "facts" | "method" | "needsTwo">;

export type Check = {
  readonly words: string;
  /** Undefined: there is nothing to tell it by. */
  readonly isFine: boolean | undefined;
};

/** What the rules looked at, and what they found of each. */
export function listChecks({ findings, facts, method }: Case): readonly Check[] {
  const check = (finding: WithdrawalReason, fine: string, found: string): Check => {
    const isFine = !findings.includes(finding);
    return { words: isFine ? fine : found, isFine };
  };
  return [
    facts.verified
      ? { words: "Identity verified", isFine: true }
      : { words: "Identity not verified", isFine: false },
    check("new_destination", knownBy(facts.arrivedThere, method), "First time to this place"),
    check("little_played", "Deposits played through", "Deposits not played through"),
    check("recent_change", "Account calm for days", "Account changed lately"),
    check("many_withdrawals", "Few withdrawals a day", "Many withdrawals a day"),
    check("large_amount", "Not a large amount", "A large amount"),
    usualCheck(facts),
  ];
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
export function explainFindings({ findings, facts, needsTwo }: Case): readonly string[] {
  const sum = (amount: string) => amountInWords(amount, facts.currency);
  const sentences: Readonly<Partial<Record<WithdrawalReason, string>>> = {
    document_missing: "No valid document said who they are.",
    large_amount: needsTwo
      ? "So much that two of us have to say yes."
      : "More than the rules let go by themselves.",
    new_destination: "No money had arrived there before.",
    recent_change: "What guards the account was changed shortly before.",
    little_played: `Of ${sum(facts.deposited)} paid in, ${sum(facts.wagered)} were wagered.`,
    many_withdrawals: "It was not the first of its day, nor the third.",
  };
  const told = findings.flatMap((finding) => sentences[finding] ?? []);
  const { usual } = facts;
  if (told.length === 0 || usual?.isUnusual !== true) return told;
  return [...told, `Their usual withdrawal is ${sum(usual.usual)}.`];
}
