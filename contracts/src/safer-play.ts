import { z } from "zod";
import { addresses } from "./addresses.ts";
import { endpoint } from "./endpoint.ts";
import { amount, currency, id, instant, pathId, typedPassword } from "./fields.ts";

export const limitKind = z.enum(["deposit", "loss", "stake", "session"]);
export const limitWindow = z.enum(["day", "week", "month"]);

/** A value of a limit as it travels: a decimal amount, or minutes of a session limit. */
const limitValue = amount;

const raise = z.object({
  id,
  /** Null: no limit at all. */
  value: limitValue.nullable(),
  countsFrom: instant,
  /** Its moment has come: it waits for the player's second word. */
  confirmable: z.boolean(),
});

const limit = z.object({
  kind: limitKind,
  window: limitWindow,
  /** What the player set. */
  own: limitValue.nullable(),
  /** What counts: the lowest of player, operator and law. */
  value: limitValue.nullable(),
  source: z.enum(["player", "operator", "policy"]).nullable(),
  used: limitValue,
  remaining: limitValue.nullable(),
  /** When the oldest thing that counts stops counting. */
  resetsAt: instant.nullable(),
  pending: raise.nullable(),
});

const limits = z.object({
  now: instant,
  currency,
  raiseHours: z.number().int(),
  limits: z.array(limit),
});

/** Why a player may not do something now; a call that is about to do it refuses by the same codes. */
export const standingReason = z.enum([
  "account_blocked",
  "account_closed",
  "self_excluded",
  "person_in_review",
  "register_unreachable",
  "on_a_break",
  "document_blocked",
  "money_owed",
  "email_unconfirmed",
  "not_offered_here",
  "play_closed",
  "limit_reached",
  "session_limit_reached",
  "reality_check_due",
  "agreement_due",
  "marketing_off",
]);

const reason = z.object({
  code: standingReason,
  source: z.enum(["player", "operator", "register", "person"]).optional(),
  /** Which of the player's limits is used up. */
  limit: limitKind.optional(),
  /** When it ends, or from when on coming back may be asked for; null: not known, or never. */
  until: instant.nullable().optional(),
});

const permission = z.object({ allowed: z.boolean(), reason: reason.optional() });

const standing = z.object({
  now: instant,
  play: permission,
  deposit: permission,
  withdraw: permission,
  marketing: permission,
  exclusion: z
    .object({
      beganAt: instant,
      mayReturnAt: instant.nullable(),
      /** Asked for: from here on the player is back. */
      returnsAt: instant.nullable(),
    })
    .nullable(),
  breakEndsAt: instant.nullable(),
  /** What was taken back of a deposit after it was played with; null: nothing is owed. */
  owed: z.object({ amount, currency }).nullable(),
  /** What the law of the player's place leaves to choose. */
  choices: z.object({
    breakHoursMin: z.number().int(),
    breakHoursMax: z.number().int(),
    exclusionMonthsMin: z.number().int(),
    exclusionReturnHours: z.number().int(),
  }),
});

const realityCheck = z.object({
  now: instant,
  sessionStartedAt: instant,
  /** Null: no reminder is planned. */
  dueAt: instant.nullable(),
  minutes: z.number().int().nullable(),
  chosenMinutes: z.number().int().nullable(),
  /** What the law asks for at least. */
  minutesByLaw: z.number().int().nullable(),
  currency,
  staked: amount,
  net: amount,
});

const activityPart = z.object({
  from: instant,
  to: instant,
  seconds: z.number().int(),
  deposited: amount,
  staked: amount,
  won: amount,
  net: amount,
});

export const activityPeriod = z.enum(["day", "week", "month", "year"]);

const own = { access: "player", ownSession: true } as const;
const session = z.object({ session: pathId });
const password = typedPassword;
const proving = ["verification_failed", "verification_blocked", "overloaded"] as const;

/** 7, 30 and 90 days, and a year. */
const balancePeriod = z.enum(["week", "month", "quarter", "year"]);

/** What protects a player from playing too much. */
export const saferPlay = {
  standing: endpoint({
    ...addresses.saferPlay.standing,
    ...own,
    name: "saferPlay.standing",
    summary: "What the player may do now, and why not",
    rate: "read",
    shed: "P2",
    params: session,
    responses: { 200: standing },
    refusals: [],
  }),
  limits: endpoint({
    ...addresses.saferPlay.limits,
    ...own,
    name: "saferPlay.limits",
    summary: "The player's limits and what is used of them",
    rate: "read",
    shed: "P2",
    params: session,
    responses: { 200: limits },
    refusals: [],
  }),
  setLimit: endpoint({
    ...addresses.saferPlay.setLimit,
    ...own,
    name: "saferPlay.setLimit",
    summary: "Set a limit: lower counts at once, higher waits",
    rate: "write",
    shed: "P0",
    params: session.extend({ kind: limitKind, window: limitWindow }),
    body: z.object({ value: limitValue.nullable() }),
    responses: { 200: limits },
    refusals: ["limit_not_offered", "limit_out_of_range"],
  }),
  confirmRaise: endpoint({
    ...addresses.saferPlay.confirmRaise,
    ...own,
    name: "saferPlay.confirmRaise",
    summary: "Confirm a raise whose moment has come",
    rate: "write",
    shed: "P2",
    params: session.extend({ raise: pathId }),
    responses: { 200: limits },
    refusals: ["raise_unknown", "raise_not_due"],
  }),
  withdrawRaise: endpoint({
    ...addresses.saferPlay.withdrawRaise,
    ...own,
    name: "saferPlay.withdrawRaise",
    summary: "Give up a raise",
    rate: "write",
    shed: "P0",
    params: session.extend({ raise: pathId }),
    responses: { 200: limits },
    refusals: ["raise_unknown"],
  }),
  takeBreak: endpoint({
    ...addresses.saferPlay.takeBreak,
    ...own,
    name: "saferPlay.takeBreak",
    summary: "Take a break; every session ends",
    rate: "sensitive",
    shed: "P0",
    params: session,
    body: z.object({ hours: z.number().int().min(1).max(100_000), password }),
    responses: { 201: z.object({ endsAt: instant }) },
    refusals: ["break_length", ...proving],
  }),
  exclude: endpoint({
    ...addresses.saferPlay.exclude,
    ...own,
    name: "saferPlay.exclude",
    summary: "Exclude oneself; every session ends",
    rate: "sensitive",
    shed: "P0",
    params: session,
    /** Null months: for good. */
    body: z.object({ months: z.number().int().min(1).max(1_200).nullable(), password }),
    responses: { 201: z.object({ mayReturnAt: instant.nullable() }) },
    refusals: ["exclusion_length", ...proving],
  }),
  comeBack: endpoint({
    ...addresses.saferPlay.comeBack,
    ...own,
    name: "saferPlay.comeBack",
    summary: "Ask to come back after an exclusion",
    rate: "sensitive",
    shed: "P2",
    params: session,
    body: z.object({ password }),
    responses: { 201: z.object({ returnsAt: instant }) },
    refusals: ["not_excluded", "exclusion_not_over", ...proving],
  }),
  realityCheck: endpoint({
    ...addresses.saferPlay.realityCheck,
    ...own,
    name: "saferPlay.realityCheck",
    summary: "How long this session has lasted and what came of it",
    rate: "poll",
    shed: "P2",
    params: session,
    responses: { 200: realityCheck },
    refusals: [],
  }),
  chooseRealityCheck: endpoint({
    ...addresses.saferPlay.chooseRealityCheck,
    ...own,
    name: "saferPlay.chooseRealityCheck",
    summary: "Choose how often to be reminded",
    rate: "write",
    shed: "P2",
    params: session,
    body: z.object({ minutes: z.number().int().min(1).max(1_440).nullable() }),
    responses: { 200: realityCheck },
    refusals: ["reality_check_interval", "reality_check_due"],
  }),
  acknowledgeRealityCheck: endpoint({
    ...addresses.saferPlay.acknowledgeRealityCheck,
    ...own,
    name: "saferPlay.acknowledgeRealityCheck",
    summary: "Answer the reminder, so that play goes on",
    rate: "write",
    shed: "P0",
    params: session,
    responses: { 201: realityCheck },
    refusals: [],
  }),
  activity: endpoint({
    ...addresses.saferPlay.activity,
    ...own,
    name: "saferPlay.activity",
    summary: "Time and money over a period, beside the one before",
    rate: "read",
    shed: "P3",
    params: session,
    query: z.object({
      period: activityPeriod,
      /** In as many parts as a chart shows, or each day of it; a day is of hours either way. */
      by: z.enum(["chart", "day"]).optional(),
    }),
    responses: {
      200: z.object({
        currency,
        parts: z.array(activityPart),
        total: activityPart,
        before: activityPart,
      }),
    },
    refusals: [],
  }),
  balanceHistory: endpoint({
    ...addresses.saferPlay.balanceHistory,
    ...own,
    name: "saferPlay.balanceHistory",
    summary: "What the player had in all, step by step up to now; a month where no period is named",
    rate: "read",
    shed: "P3",
    params: session,
    query: z.object({ period: balancePeriod.optional() }),
    responses: {
      200: z.object({ currency, points: z.array(z.object({ at: instant, amount })) }),
    },
    refusals: [],
  }),
} as const;

export type BalancePeriod = z.output<typeof balancePeriod>;
export type Limits = z.output<typeof limits>;
export type PlayerLimit = z.output<typeof limit>;
export type PlayerStanding = z.output<typeof standing>;
export type RealityCheck = z.output<typeof realityCheck>;
export type ActivityPart = z.output<typeof activityPart>;
