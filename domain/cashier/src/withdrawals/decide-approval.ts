import type { WithdrawalReason } from "@croupier/contracts";
import { compare, type Money } from "@croupier/kit/money";
import { dayMs } from "@croupier/kit/time";

/** Whoever took over an account changes a password first, and asks for the money soon. */
const calmMs = 3 * dayMs;
const manyADay = 3;

export type ApprovalFacts = {
  readonly amount: Money;
  readonly small: Money;
  readonly verified: boolean;
  /** Money has arrived there before, or came from there. */
  readonly destinationKnown: boolean;
  /** The last time a password, a factor, an address or an account was changed. */
  readonly changedAt: Date | null;
  readonly deposited: bigint;
  readonly wagered: bigint;
  /** Asked for within a day, this one included. */
  readonly askedToday: number;
  readonly now: Date;
};

/** Why people have to look at it; nothing found: it may go at once. */
export function decideApproval(facts: ApprovalFacts): readonly WithdrawalReason[] {
  const { amount, small, changedAt, now } = facts;
  const findings: [found: boolean, WithdrawalReason][] = [
    [!facts.verified, "document_missing"],
    [compare(amount, small) > 0, "large_amount"],
    [!facts.destinationKnown, "new_destination"],
    [changedAt !== null && now.getTime() - changedAt.getTime() < calmMs, "recent_change"],
    [facts.wagered < facts.deposited, "little_played"],
    [facts.askedToday > manyADay, "many_withdrawals"],
  ];
  return findings.flatMap(([found, reason]) => (found ? [reason] : []));
}
