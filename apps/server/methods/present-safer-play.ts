import type { ActivityPart, Limits, PlayerStanding, RealityCheck } from "@croupier/contracts";
import { formatDecimal, money, type Asset, type Money } from "@croupier/kit/money";
import {
  decideStanding,
  leftOf,
  type Activity,
  type ActivityPart as PartOfActivity,
  type Permission,
  type PlayPermission,
  type PlayerFacts,
  type RealityCheckFacts,
  type UsedLimit,
} from "@croupier/players";
import type { PlayerSubject } from "../src/services.ts";

/** Who asks, as the domain wants to know it. */
export function askerOf({ playerId, session }: PlayerSubject) {
  return { playerId, sessionId: session.sessionId };
}

export function presentLimits({ standing, currency, policy }: PlayerFacts): Limits {
  const { now, limits } = standing;
  const offered = limits.filter(({ kind }) => policy.limitsOffered.includes(kind));
  return {
    now: now.toISOString(),
    currency,
    raiseHours: policy.limitRaiseHours,
    limits: offered.map((limit) => presentLimit(limit, currency)),
  };
}

function presentLimit(limit: UsedLimit, currency: Asset): Limits["limits"][number] {
  const { kind, window, own, value, source, used, resetsAt, pending } = limit;
  const written = (units: bigint) => valueOf(kind, units, currency);
  return {
    kind,
    window,
    own: own === null ? null : written(own),
    value: value === null ? null : written(value),
    source,
    used: written(used),
    remaining: value === null ? null : written(leftOf({ value, used })),
    resetsAt: resetsAt?.toISOString() ?? null,
    pending: pending && {
      id: pending.id,
      value: pending.value === null ? null : written(pending.value),
      countsFrom: pending.countsFrom.toISOString(),
      confirmable: pending.confirmable,
    },
  };
}

/** Minutes of a session limit, a decimal amount of any other. */
function valueOf(kind: UsedLimit["kind"], units: bigint, currency: Asset): string {
  return kind === "session" ? String(units / 60n) : formatDecimal(money(units, currency));
}

export function presentStanding(
  { standing, policy }: PlayerFacts,
  owed: Money | undefined,
): PlayerStanding {
  const { play, deposit, withdraw, marketing } = decideStanding(standing);
  const { exclusion, breakEndsAt, now } = standing;
  const { breakHoursMin, breakHoursMax, exclusionMonthsMin, exclusionReturnHours } = policy;
  return {
    now: now.toISOString(),
    play: presentPermission(play),
    deposit: presentPermission(deposit),
    withdraw: presentPermission(withdraw),
    marketing: presentPermission(marketing),
    exclusion: exclusion && {
      beganAt: exclusion.beganAt.toISOString(),
      mayReturnAt: exclusion.mayReturnAt?.toISOString() ?? null,
      returnsAt: exclusion.returnsAt?.toISOString() ?? null,
    },
    breakEndsAt: breakEndsAt !== null && breakEndsAt > now ? breakEndsAt.toISOString() : null,
    owed: owed === undefined ? null : { amount: formatDecimal(owed), currency: owed.asset },
    choices: { breakHoursMin, breakHoursMax, exclusionMonthsMin, exclusionReturnHours },
  };
}

function presentPermission(permission: Permission | PlayPermission): PlayerStanding["play"] {
  if (permission.ok) return { allowed: true };
  const { refusal } = permission;
  switch (refusal.code) {
    case "self_excluded":
      return {
        allowed: false,
        reason: {
          code: refusal.code,
          source: refusal.source,
          until: refusal.mayReturnAt?.toISOString() ?? null,
        },
      };
    case "on_a_break":
      return {
        allowed: false,
        reason: { code: refusal.code, until: refusal.endsAt.toISOString() },
      };
    case "limit_reached":
      return {
        allowed: false,
        reason: {
          code: refusal.code,
          limit: refusal.limit,
          until: refusal.resetsAt?.toISOString() ?? null,
        },
      };
    case "session_limit_reached":
      return {
        allowed: false,
        reason: { code: refusal.code, until: refusal.resetsAt?.toISOString() ?? null },
      };
    default:
      return { allowed: false, reason: { code: refusal.code } };
  }
}

export function presentRealityCheck(check: RealityCheckFacts): RealityCheck {
  const { currency, staked, net, chosenMinutes, minutes, minutesByLaw } = check;
  return {
    now: check.now.toISOString(),
    sessionStartedAt: check.sessionStartedAt.toISOString(),
    dueAt: check.dueAt?.toISOString() ?? null,
    minutes,
    chosenMinutes,
    minutesByLaw,
    currency,
    staked: formatDecimal(money(staked, currency)),
    net: formatDecimal(money(net, currency)),
  };
}

export function presentActivity({ currency, parts, total, before }: Activity) {
  const present = (part: PartOfActivity) => presentPart(part, currency);
  return { currency, parts: parts.map(present), total: present(total), before: present(before) };
}

function presentPart(part: PartOfActivity, currency: Asset): ActivityPart {
  const written = (minor: bigint) => formatDecimal(money(minor, currency));
  return {
    from: part.from.toISOString(),
    to: part.to.toISOString(),
    seconds: part.seconds,
    deposited: written(part.deposited),
    staked: written(part.staked),
    won: written(part.won),
    net: written(part.won - part.staked),
  };
}
