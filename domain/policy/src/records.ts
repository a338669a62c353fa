import { helplines } from "./helplines.ts";
import {
  limitKinds,
  type DocumentDuty,
  type PolicyRecord,
  type Rules,
  type SaferPlay,
} from "./policy.ts";

const everyProduct = ["casino", "tables", "live", "sports", "virtuals"] as const;

/** The brakes that most laws agree on; a record says where it differs. */
const saferPlay: SaferPlay = {
  limitsOffered: limitKinds,
  limitRaiseHours: 24,
  imposedLimits: [],
  depositLimitPrompt: true,
  breakHoursMin: 24,
  breakHoursMax: 6 * 7 * 24,
  exclusionMonthsMin: 6,
  exclusionReturnHours: 24,
  realityCheckMinutes: 60,
  realityCheckBlocks: true,
  registerCheck: true,
  registerUnreachable: "keep_out",
};

/** Five years after the end, as the directives against money laundering have it. */
const fiveYears = 5 * 365;

/** The customer is known before the money comes, and lives where they say before any leaves. */
const knownFromTheStart: readonly DocumentDuty[] = [
  { documentType: "ID_DOCUMENT", asked: "joining" },
  { documentType: "PROOF_OF_ADDRESS", asked: "withdrawal" },
];

/** The customer is known before the first money leaves, and once much of it has come. */
const knownWhenItMatters: readonly DocumentDuty[] = [
  { documentType: "ID_DOCUMENT", asked: "withdrawal" },
  {
    documentType: "ID_DOCUMENT",
    asked: "deposits",
    sums: [
      { currency: "EUR", minor: 200_000n },
      { currency: "USD", minor: 200_000n },
    ],
  },
  {
    documentType: "PROOF_OF_ADDRESS",
    asked: "deposits",
    sums: [
      { currency: "EUR", minor: 1_000_000n },
      { currency: "USD", minor: 1_000_000n },
    ],
  },
];

/** No permission that some law withholds, every brake that some law asks for. */
const strictest: Rules = {
  ...saferPlay,
  realityCheckMinutes: 30,
  minimumAgeYears: 21,
  products: ["casino", "sports"],
  cancelPendingWithdrawal: false,
  turnoverPercent: 100,
  transferBetweenPlayers: false,
  linkedAccountHours: 72,
  practiceByVisitors: false,
  autoplay: false,
  turbo: false,
  bonusBuy: false,
  roundMsMin: 5_000,
  stakeLimits: [
    { product: "casino", currency: "EUR", minorMax: 100n },
    { product: "casino", currency: "USD", minorMax: 100n },
  ],
  documentDuties: [
    ...knownFromTheStart,
    { documentType: "PROOF_OF_ADDRESS", asked: "after_days", days: 30 },
  ],
  documentKeeping: { refusedDays: 90, expiredDays: fiveYears, closedDays: fiveYears },
  unscannedDocuments: false,
  helplines: [helplines.gamblersAnonymous],
};

/** Under sanctions, or where money cannot be known to be clean: nobody there is offered anything. */
const servesNobody = ["CU", "IR", "KP", "MM"].map((place): PolicyRecord => {
  const rules = { ...strictest, products: [] };
  return { code: place, place, effectiveFrom: "2026-11-28", rules };
});

/**
 * The records, oldest first within a place. They are demonstration data in the shape of the law, not
 * legal advice: an operator replaces them under its own licence. A change is a new record with its
 * first day, never an edit, so that an old decision can still be explained.
 */
export const policyRecords: readonly PolicyRecord[] = [
  { code: "DEFAULT", place: null, effectiveFrom: "2000-01-01", rules: strictest },
  {
    code: "CW",
    place: "CW",
    effectiveFrom: "2000-01-01",
    rules: {
      ...saferPlay,
      realityCheckMinutes: null,
      registerCheck: false,
      registerUnreachable: "last_known",
      minimumAgeYears: 18,
      products: everyProduct,
      cancelPendingWithdrawal: true,
      turnoverPercent: 100,
      transferBetweenPlayers: true,
      linkedAccountHours: 24,
      practiceByVisitors: true,
      autoplay: true,
      turbo: true,
      bonusBuy: true,
      roundMsMin: 0,
      stakeLimits: [],
      documentDuties: knownWhenItMatters,
      documentKeeping: { refusedDays: 30, expiredDays: fiveYears, closedDays: fiveYears },
      unscannedDocuments: true,
      helplines: [],
    },
  },
  {
    code: "GB",
    place: "GB",
    effectiveFrom: "2021-10-31",
    rules: {
      ...strictest,
      realityCheckMinutes: 60,
      products: everyProduct,
      minimumAgeYears: 18,
      roundMsMin: 2_500,
      stakeLimits: [],
      // What was paid in stays the customer's: no rule of play may hold it.
      turnoverPercent: 0,
      documentDuties: knownFromTheStart,
      helplines: [helplines.gamcare],
    },
  },
  {
    code: "GB",
    place: "GB",
    effectiveFrom: "2025-04-09",
    rules: {
      ...strictest,
      realityCheckMinutes: 60,
      products: everyProduct,
      minimumAgeYears: 18,
      roundMsMin: 2_500,
      stakeLimits: [{ product: "casino", currency: "GBP", minorMax: 500n }],
      turnoverPercent: 0,
      documentDuties: knownFromTheStart,
      helplines: [helplines.gamcare],
    },
  },
  {
    code: "MT",
    place: "MT",
    effectiveFrom: "2018-08-01",
    rules: {
      ...strictest,
      realityCheckMinutes: 60,
      registerUnreachable: "last_known",
      products: everyProduct,
      minimumAgeYears: 18,
      cancelPendingWithdrawal: true,
      practiceByVisitors: true,
      autoplay: true,
      turbo: true,
      bonusBuy: true,
      roundMsMin: 0,
      stakeLimits: [],
      documentDuties: [
        ...knownWhenItMatters,
        { documentType: "ID_DOCUMENT", asked: "after_days", days: 30 },
      ],
      helplines: [helplines.rgf],
    },
  },
  {
    code: "DE",
    place: "DE",
    effectiveFrom: "2021-07-01",
    rules: {
      ...strictest,
      realityCheckMinutes: 60,
      minimumAgeYears: 18,
      stakeLimits: [{ product: "casino", currency: "EUR", minorMax: 100n }],
      imposedLimits: [{ kind: "deposit", window: "month", currency: "EUR", minorMax: 100_000n }],
      helplines: [helplines.bzga],
    },
  },
  {
    code: "ON",
    place: "CA:ON",
    effectiveFrom: "2022-04-04",
    rules: {
      ...strictest,
      realityCheckMinutes: 60,
      registerUnreachable: "last_known",
      products: everyProduct,
      minimumAgeYears: 19,
      practiceByVisitors: true,
      roundMsMin: 2_500,
      stakeLimits: [],
      documentDuties: knownFromTheStart,
      helplines: [helplines.connexOntario],
    },
  },
  {
    code: "NJ",
    place: "US:NJ",
    effectiveFrom: "2013-11-26",
    rules: {
      ...strictest,
      realityCheckMinutes: 60,
      products: everyProduct,
      practiceByVisitors: true,
      autoplay: true,
      turbo: true,
      roundMsMin: 0,
      stakeLimits: [],
      documentDuties: knownFromTheStart,
      helplines: [helplines.gambler],
    },
  },
  ...servesNobody,
];
