import { dayMs } from "@croupier/kit/time";

export const holdReasons = [
  "LEGAL_HOLD",
  "OPEN_BALANCE",
  "MONEY_UNDER_WAY",
  "EXCLUSION",
  "RETENTION",
  "STAFF",
] as const;
export type HoldReason = (typeof holdReasons)[number];

/** Those that a day ends. */
export const datedReasons = ["EXCLUSION", "RETENTION", "STAFF"] as const satisfies HoldReason[];

export type HoldFacts = {
  readonly now: Date;
  /** Staff keep everything of the player for a dispute. */
  readonly isHeldByStaff: boolean;
  readonly hasOpenBalance: boolean;
  /** On its way to them or from them: it may arrive, or come back. */
  readonly hasMoneyUnderWay: boolean;
  readonly lastMovedAt: Date | null;
  /** For so long the law wants the records of who moved money. */
  readonly retentionDays: number;
  /** Until when an exclusion stands at least; "ever" for one without an end, null for none. */
  readonly excludedUntil: Date | "ever" | null;
  /** The day that staff named when they answered. */
  readonly askedUntil: Date | null;
};

export type Hold = {
  readonly reasons: readonly HoldReason[];
  /** The day on which it is looked at again. Before it, nothing but what nobody keeps is erased. */
  readonly until: Date;
  /** Whether a day says when it ends; without one, something has to happen first. */
  readonly hasDay: boolean;
};

/** What keeps a player from being forgotten, and until when. Without a reason: nothing, from now on. */
export function decideHold(facts: HoldFacts): Hold {
  const { now, lastMovedAt, excludedUntil, askedUntil } = facts;
  const keptUntil =
    lastMovedAt === null ? null : new Date(lastMovedAt.getTime() + facts.retentionDays * dayMs);
  const days: readonly (readonly [HoldReason, Date | null])[] = [
    ["EXCLUSION", excludedUntil === "ever" ? null : excludedUntil],
    ["RETENTION", keptUntil],
    ["STAFF", askedUntil],
  ];
  const standing = days.filter((day): day is [HoldReason, Date] => day[1] !== null && day[1] > now);
  const found = new Set<HoldReason>(standing.map(([reason]) => reason));
  if (facts.isHeldByStaff) found.add("LEGAL_HOLD");
  if (facts.hasOpenBalance) found.add("OPEN_BALANCE");
  if (facts.hasMoneyUnderWay) found.add("MONEY_UNDER_WAY");
  if (excludedUntil === "ever") found.add("EXCLUSION");
  const last = Math.max(now.getTime(), ...standing.map(([, day]) => day.getTime()));
  return {
    reasons: holdReasons.filter((reason) => found.has(reason)),
    until: new Date(last),
    hasDay: last > now.getTime(),
  };
}
