import type { WithdrawalReason } from "@croupier/contracts";
import { compare, type Money } from "@croupier/kit/money";
import { dayMs } from "@croupier/kit/time";

/** Whoever took over an account changes a password first, and asks for the money soon. */
export const calmMs = 3 * dayMs;
const manyADay = 3;

/** A card that paid in, in minor units of the currency that leaves. */
export type CardFacts = {
  /** When it paid in first; null: nobody told us which card it was. */
  readonly since: Date | null;
  /** All that it brought in and that was not taken back. */
  readonly brought: bigint;
  /** All that went back to it or is on its way there, but for this withdrawal. */
  readonly paidOut: bigint;
};

export type ApprovalFacts = {
  readonly amount: Money;
  readonly small: Money;
  /** The reason for which the player may not withdraw now, as whoever asks is told. */
  readonly barred: WithdrawalReason | undefined;
  readonly verified: boolean;
  /** The card it goes back to, or whether money has arrived at the account before. */
  readonly destination: CardFacts | "known" | "new";
  /** The last time a password, a factor, an address, an account, a card or a browser was new. */
  readonly changedAt: Date | null;
  readonly deposited: bigint;
  readonly wagered: bigint;
  /** Asked for within a day, this one included. */
  readonly askedToday: number;
  readonly now: Date;
};

/** Why people have to look at it; nothing found: it may go at once. */
export function decideApproval(facts: ApprovalFacts): readonly WithdrawalReason[] {
  const { amount, small, barred, destination, changedAt, now } = facts;
  const isCalm = (since: Date) => now.getTime() - since.getTime() >= calmMs;
  const findings: [found: boolean, WithdrawalReason][] = [
    [!facts.verified && barred !== "document_missing", "document_missing"],
    [compare(amount, small) > 0, "large_amount"],
    [!isKnown(destination, isCalm), "new_destination"],
    [exceedsCard(amount, destination), "card_above_deposits"],
    [changedAt !== null && !isCalm(changedAt), "recent_change"],
    [facts.wagered < facts.deposited, "little_played"],
    [facts.askedToday > manyADay, "many_withdrawals"],
  ];
  const found = findings.flatMap(([isFound, reason]) => (isFound ? [reason] : []));
  return barred === undefined ? found : [barred, ...found];
}

function isKnown(
  destination: ApprovalFacts["destination"],
  isCalm: (since: Date) => boolean,
): boolean {
  if (typeof destination === "string") return destination === "known";
  return destination.since !== null && isCalm(destination.since);
}

/** A card takes back as much as it brought in; what was won beyond goes by bank, or past people. */
function exceedsCard({ minor }: Money, destination: ApprovalFacts["destination"]): boolean {
  if (typeof destination === "string" || destination.since === null) return false;
  return destination.paidOut + minor > destination.brought;
}
