import { helplines } from "./helplines.ts";
import { limitKinds, type PolicyRecord, type Rules, type SaferPlay } from "./policy.ts";

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
};

/** No permission that some law withholds, every brake that some law asks for. */
const strictest: Rules = {
  ...saferPlay,
  realityCheckMinutes: 30,
  minimumAgeYears: 21,
  products: ["casino", "sports"],
  cancelPendingWithdrawal: false,
  transferBetweenPlayers: false,
  practiceByVisitors: false,
  autoplay: false,
  bonusBuy: false,
  roundMsMin: 5_000,
  stakeLimits: [
    { product: "casino", currency: "EUR", minorMax: 100n },
    { product: "casino", currency: "USD", minorMax: 100n },
  ],
  helplines: [helplines.gamblersAnonymous],
};

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
      minimumAgeYears: 18,
      products: everyProduct,
      cancelPendingWithdrawal: true,
      transferBetweenPlayers: true,
      practiceByVisitors: true,
      autoplay: true,
      bonusBuy: true,
      roundMsMin: 0,
      stakeLimits: [],
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
      products: everyProduct,
      minimumAgeYears: 18,
      cancelPendingWithdrawal: true,
      practiceByVisitors: true,
      autoplay: true,
      bonusBuy: true,
      roundMsMin: 0,
      stakeLimits: [],
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
      products: everyProduct,
      minimumAgeYears: 19,
      practiceByVisitors: true,
      roundMsMin: 2_500,
      stakeLimits: [],
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
      roundMsMin: 0,
      stakeLimits: [],
      helplines: [helplines.gambler],
    },
  },
];
