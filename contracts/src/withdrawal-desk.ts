import { z } from "zod";
import { addresses } from "./addresses.ts";
import { endpoint } from "./endpoint.ts";
import { amount, currency, id, instant, pathId, text } from "./fields.ts";
import { providerCall } from "./provider-call.ts";
import {
  withdrawalActor,
  withdrawalParts,
  withdrawalReason,
  withdrawalState,
} from "./withdrawal-words.ts";

const queued = z
  .object({
    ...withdrawalParts,
    playerId: id,
    /** But for their middle: whoever needs more opens the player. */
    firstName: z.string(),
    lastName: z.string(),
    brand: z.string(),
    /** Why people have to look. */
    findings: z.array(withdrawalReason),
    /** When somebody should have looked at the latest. */
    dueAt: instant.nullable(),
    isLate: z.boolean(),
    /** Who of staff has taken it. */
    assignedTo: z.string().nullable(),
    assignedToMe: z.boolean(),
    /** So large that two have to say yes. */
    needsTwo: z.boolean(),
    firstYesBy: z.string().nullable(),
    /** The first yes was mine: somebody else has to say the second. */
    firstYesByMe: z.boolean(),
  })
  .meta({ id: "QueuedWithdrawal" });

/** Everything that was done and told, also what changed nothing. */
const trace = z.object({
  at: instant,
  event: z.string(),
  by: withdrawalActor,
  /** The login of staff. */
  who: z.string().nullable(),
  before: withdrawalState,
  after: withdrawalState,
  reason: withdrawalReason.nullable(),
  note: z.string().nullable(),
});

const looked = queued
  .extend({
    trace: z.array(trace),
    providerReference: z.string().nullable(),
    /** When the rules found what they found; null: they have not looked yet. */
    judgedAt: instant.nullable(),
    /** Approved, and the provider has not said that they have it. */
    canStop: z.boolean(),
    /** It was stopped while the provider may have it: whether they do is asked. */
    isStopping: z.boolean(),
    /** Each call we made to the provider about it, and each it made to us, the newest first. */
    calls: z.array(providerCall),
    /** The others it was split into, or with which it was. */
    parts: z.array(z.object({ id, amount, state: withdrawalState })),
    /** What the rules look at, as it is now. */
    facts: z.object({
      currency,
      withdrawable: amount,
      deposited: amount,
      wagered: amount,
      withdrawnBefore: amount,
      verified: z.boolean(),
      arrivedBefore: z.number().int(),
      changedAt: instant.nullable(),
      /** How often money has arrived where this is to go. */
      arrivedThere: z.number().int(),
      /**
       * What this player takes out otherwise, in this currency, and how often that fits into this one;
       * null: nothing arrived that was asked for before.
       */
      usual: z
        .object({ usual: amount, times: z.number().int(), isUnusual: z.boolean() })
        .nullable(),
      /** Of the last thirty days: what came in, and what play made of it, below zero where it was lost. */
      depositedMonth: amount,
      netMonth: amount,
    }),
  })
  .meta({ id: "LookedAtWithdrawal" });

const desk = { access: "staff", roles: ["payments"] } as const;
const read = { ...desk, rate: "read", shed: "P2" } as const;
const write = { ...desk, money: true, rate: "write", shed: "P1" } as const;
const params = z.object({ withdrawal: pathId });
/** In the words of staff; kept with the act, never shown to the player. */
const note = text({ max: 500, min: 3, lines: true });
/** Findings of the rules on the screen of whoever says yes; left out: those that are kept. */
const seen = z.array(withdrawalReason).max(20).optional();
const { withdrawalDesk: at } = addresses;

/** What waits for people, by what is asked for; the same words as the parts of the queue. */
const waiting = z.object({
  all: z.number().int(),
  mine: z.number().int(),
  second: z.number().int(),
  two: z.number().int(),
  ready: z.number().int(),
  flagged: z.number().int(),
});

const figures = z
  .object({
    waiting,
    /** Up to which amount the rules say yes alone, by currency; empty: people look at everything. */
    passesAlone: z.array(z.object({ amount, currency })),
    /** How many more wait than an hour ago; below zero: fewer. */
    sinceHour: z.number().int(),
    /** The one that waits longest: since when, and until when somebody should have looked. */
    oldest: z.object({ since: instant, dueAt: instant.nullable() }).nullable(),
    /** From the press to the bank's word, of what arrived within a day; null: nothing did. */
    halfArrivedSeconds: z.number().int().nullable(),
    /** What arrived since midnight (UTC): how many, how many of them that no person looked at, and how much. */
    today: z.object({
      count: z.number().int(),
      alone: z.number().int(),
      sums: z.array(z.object({ amount, currency })),
    }),
  })
  .meta({ id: "WithdrawalFigures" });

const standing = ["not_found", "withdrawal_not_waiting", "assigned_elsewhere"] as const;

/** Withdrawals that people have to look at. */
export const withdrawalDesk = {
  queue: endpoint({
    ...at.queue,
    ...read,
    name: "withdrawalDesk.queue",
    summary:
      "Withdrawals: those that miss their promise first, then what waits from the longest on, the rest from the newest",
    query: z.object({
      /**
       * waiting: to be looked at; second: for a second yes; going: approved or sent; over: the rest.
       * Of both that wait, all: either; two: so large that it takes two; ready: nothing but its size brought
       * it here; flagged: something else did.
       */
      show: z
        .enum(["waiting", "second", "all", "two", "ready", "flagged", "going", "over"])
        .default("waiting"),
      mine: z.stringbool().default(false),
      /** A player, the beginning or the end of an id, the provider's number, a method, a destination. */
      find: text({ max: 80 }).optional(),
    }),
    responses: { 200: z.object({ items: z.array(queued) }) },
    refusals: [],
  }),
  figures: endpoint({
    ...at.figures,
    ...read,
    name: "withdrawalDesk.figures",
    summary: "How the queue of withdrawals stands, and how fast money leaves",
    responses: { 200: figures },
    refusals: [],
  }),
  takeNext: endpoint({
    ...at.takeNext,
    ...write,
    name: "withdrawalDesk.takeNext",
    summary:
      "Take the withdrawal that waits longest and that nobody has taken; null: there is none",
    responses: { 200: z.object({ taken: looked.nullable() }) },
    refusals: [],
  }),
  read: endpoint({
    ...at.read,
    ...read,
    name: "withdrawalDesk.read",
    summary: "One withdrawal, what the rules found and all that was done",
    params,
    responses: { 200: looked },
    refusals: ["not_found"],
  }),
  assign: endpoint({
    ...at.assign,
    ...write,
    name: "withdrawalDesk.assign",
    summary: "Take a withdrawal, or give it back to the others",
    params,
    body: z.object({ assigned: z.boolean() }),
    responses: { 200: looked },
    refusals: [...standing],
  }),
  approve: endpoint({
    ...at.approve,
    ...write,
    name: "withdrawalDesk.approve",
    summary:
      "Say yes to it or to a part of it; what is not approved goes back, a large one waits for a second yes",
    params,
    body: z.object({ amount: amount.optional(), note, seen }),
    responses: { 200: looked },
    refusals: [...standing, "withdrawal_part_out_of_range", "withdrawal_judged_anew"],
  }),
  confirm: endpoint({
    ...at.confirm,
    ...write,
    name: "withdrawalDesk.confirm",
    summary: "The second yes to a large one; nobody says it to themselves",
    params,
    body: z.object({ note, seen }),
    responses: { 200: looked },
    refusals: ["not_found", "withdrawal_not_waiting", "own_request", "withdrawal_judged_anew"],
  }),
  reject: endpoint({
    ...at.reject,
    ...write,
    name: "withdrawalDesk.reject",
    summary: "Say no: all of it goes back, and the player is told the reason",
    params,
    body: z.object({
      reason: z.enum([
        "documents_needed",
        "destination_not_yours",
        "turnover_open",
        "terms_broken",
        "not_possible",
      ]),
      note,
    }),
    responses: { 200: looked },
    refusals: [...standing],
  }),
  stop: endpoint({
    ...at.stop,
    ...write,
    name: "withdrawalDesk.stop",
    summary:
      "Stop one that is approved, as long as the provider has not said that they have it; people look again",
    params,
    body: z.object({ note }),
    responses: { 200: looked },
    refusals: ["not_found", "withdrawal_not_stoppable"],
  }),
  split: endpoint({
    ...at.split,
    ...write,
    name: "withdrawalDesk.split",
    summary: "Make several of one, which are looked at and sent one by one",
    params,
    /** Together they are the amount; the first stays what it is. */
    body: z.object({ amounts: z.array(amount).min(2).max(10), note }),
    responses: { 200: looked },
    refusals: [...standing, "withdrawal_part_out_of_range"],
  }),
} as const;

export type QueuedWithdrawal = z.output<typeof queued>;
export type WithdrawalFigures = z.output<typeof figures>;
export type LookedAtWithdrawal = z.output<typeof looked>;
