import { assert } from "@croupier/kit/assert";
import { localDateAt } from "./local-date.ts";
import {
  limitKinds,
  type DocumentKeeping,
  type Place,
  type Policy,
  type PolicyRecord,
  type Rules,
  type SaferPlay,
} from "./policy.ts";
import { policyRecords } from "./records.ts";

/**
 * The rules for someone who lives in one place and is in another now. The stricter of the two
 * counts, field by field.
 */
export function policyFor(
  facts: { readonly residence: Place; readonly present: Place; readonly now: Date },
  records: readonly PolicyRecord[] = policyRecords,
): Policy {
  const residence = recordFor(facts.residence, facts.now, records);
  const present = recordFor(facts.present, facts.now, records);
  const distinct = residence === present ? [residence] : [residence, present];
  return {
    ...distinct.map((record) => record.rules).reduce(stricterOf),
    sources: distinct.map(({ code, effectiveFrom }) => ({ code, effectiveFrom })),
  };
}

/** The record of the subdivision, else of the country, else of everywhere, in force on that day. */
export function recordFor(
  place: Place,
  now: Date,
  records: readonly PolicyRecord[] = policyRecords,
): PolicyRecord {
  const today = localDateAt(place, now);
  const inForce = (key: string | null) =>
    records
      .filter((record) => record.place === key && record.effectiveFrom <= today)
      .reduce<PolicyRecord | undefined>(
        (latest, record) =>
          latest === undefined || record.effectiveFrom > latest.effectiveFrom ? record : latest,
        undefined,
      );
  const { countryCode, subdivision } = place;
  const found =
    (countryCode !== undefined && subdivision !== undefined
      ? inForce(`${countryCode}:${subdivision}`)
      : undefined) ??
    (countryCode === undefined ? undefined : inForce(countryCode)) ??
    inForce(null);
  assert(found, "there is always a record for every place");
  return found;
}

export function stricterOf(one: Rules, other: Rules): Rules {
  return {
    ...saferOf(one, other),
    minimumAgeYears: Math.max(one.minimumAgeYears, other.minimumAgeYears),
    products: one.products.filter((product) => other.products.includes(product)),
    cancelPendingWithdrawal: one.cancelPendingWithdrawal && other.cancelPendingWithdrawal,
    turnoverPercent: Math.max(one.turnoverPercent, other.turnoverPercent),
    transferBetweenPlayers: one.transferBetweenPlayers && other.transferBetweenPlayers,
    linkedAccountHours: Math.max(one.linkedAccountHours, other.linkedAccountHours),
    practiceByVisitors: one.practiceByVisitors && other.practiceByVisitors,
    autoplay: one.autoplay && other.autoplay,
    turbo: one.turbo && other.turbo,
    bonusBuy: one.bonusBuy && other.bonusBuy,
    roundMsMin: Math.max(one.roundMsMin, other.roundMsMin),
    stakeLimits: [...one.stakeLimits, ...other.stakeLimits],
    documentDuties: [...one.documentDuties, ...other.documentDuties],
    documentKeeping: longerKeeping(one.documentKeeping, other.documentKeeping),
    unscannedDocuments: one.unscannedDocuments && other.unscannedDocuments,
    // In one order, whichever place is home.
    helplines: [...new Set([...one.helplines, ...other.helplines])].toSorted((left, right) =>
      left.name < right.name ? -1 : 1,
    ),
  };
}

/** What one law wants kept is kept, although another would have let it go. */
function longerKeeping(one: DocumentKeeping, other: DocumentKeeping): DocumentKeeping {
  return {
    refusedDays: Math.max(one.refusedDays, other.refusedDays),
    expiredDays: Math.max(one.expiredDays, other.expiredDays),
    closedDays: Math.max(one.closedDays, other.closedDays),
  };
}

/** More protection wins: a limit that one place offers is offered, the longer wait counts. */
function saferOf(one: SaferPlay, other: SaferPlay): SaferPlay {
  return {
    limitsOffered: limitKinds.filter(
      (kind) => one.limitsOffered.includes(kind) || other.limitsOffered.includes(kind),
    ),
    limitRaiseHours: Math.max(one.limitRaiseHours, other.limitRaiseHours),
    imposedLimits: [...one.imposedLimits, ...other.imposedLimits],
    depositLimitPrompt: one.depositLimitPrompt || other.depositLimitPrompt,
    breakHoursMin: Math.min(one.breakHoursMin, other.breakHoursMin),
    breakHoursMax: Math.max(one.breakHoursMax, other.breakHoursMax),
    exclusionMonthsMin: Math.max(one.exclusionMonthsMin, other.exclusionMonthsMin),
    exclusionReturnHours: Math.max(one.exclusionReturnHours, other.exclusionReturnHours),
    realityCheckMinutes: shorterOf(one.realityCheckMinutes, other.realityCheckMinutes),
    realityCheckBlocks: one.realityCheckBlocks || other.realityCheckBlocks,
    registerCheck: one.registerCheck || other.registerCheck,
    registerUnreachable:
      one.registerUnreachable === "last_known" ? other.registerUnreachable : "keep_out",
  };
}

function shorterOf(one: number | null, other: number | null): number | null {
  if (one === null) return other;
  return other === null ? one : Math.min(one, other);
}
