import { z } from "zod";
import { amount, currency, id, instant } from "../fields.ts";
import { gameCode, round, rulesJson, seedFingerprint, seedPair } from "./round-words.ts";

/** What may be staked. */
const stakes = z.object({
  /** Of one stake: a spin, a seat, all chips of a table. */
  min: amount,
  max: amount,
  /** What the buttons beside the stake go through, the smallest first. */
  steps: z.array(amount),
  /** Of a round as it begins, with all seats and side bets; absent: `max`. */
  roundMax: amount.optional(),
  /** Of the price of a feature that is bought; absent: `max`. */
  buyMax: amount.optional(),
  /** Of a round with all that is added to it, where the law of the player's place names a most. */
  lawMax: amount.optional(),
});

const oddsOfABet = z.object({
  bet: z.string(),
  /** 0.99 is ninety-nine of a hundred. */
  returnToPlayer: z.number(),
  hitRate: z.number(),
  deviation: z.number(),
  /** Of the stake: the most it can be paid, and how often that comes. */
  most: z.object({ multiple: z.number(), chance: z.number() }),
  simulated: z
    .object({ rounds: z.number(), returnLow: z.number(), returnHigh: z.number() })
    .optional(),
});

/** A pot of one currency, fed out of the house's part: what a round returns besides. */
const potTerms = z.object({
  jackpot: z.string(),
  currency,
  /** Of every stake: 0.005 is half a hundredth. */
  contribution: z.number(),
  returnToPlayer: z.number(),
  /** What it begins with, and what it has dropped by. */
  seed: amount,
  dropsBy: amount,
  /** Of the pot that grows now: where it drops was drawn before its first stake. */
  number: z.number().int(),
  fingerprint: seedFingerprint,
});

/** What is known of a game by everybody: practice is played and information shown from it. */
export const gameFacts = z
  .object({
    game: gameCode,
    family: z.string(),
    /** What the rules are run with. */
    config: rulesJson,
    profileVersion: z.number().int(),
    since: instant,
    returnToPlayer: z.number(),
    /** Absent where its stakes feed none. */
    jackpots: z.array(potTerms).optional(),
    odds: z.array(oddsOfABet),
    /** For each currency that is played in. */
    stakes: z.record(z.string(), stakes.extend({ decimals: z.number().int() })),
  })
  .meta({ id: "GameFacts" });

/** What the law of the player's place leaves of ways to play. */
const playPolicy = z.object({
  autoplay: z.boolean(),
  turbo: z.boolean(),
  /** From the beginning of one round to the beginning of the next. */
  roundMsMin: z.number().int(),
  practice: z.boolean(),
  buy: z.boolean(),
});

/** Rounds that the house pays the stake of. */
const freeRounds = z.object({
  grantId: id,
  left: z.number().int(),
  stake: amount,
  /** With those that were played so far. */
  won: amount,
});

/** How the player stands in a game that was launched. */
export const gameSession = z
  .object({
    game: gameCode,
    family: z.string(),
    config: rulesJson,
    profileVersion: z.number().int(),
    currency,
    decimals: z.number().int(),
    balance: amount,
    stakes,
    policy: playPolicy,
    seeds: seedPair,
    openRound: round.nullable(),
    freeRounds: freeRounds.nullable(),
    /** When the reminder of the time is due; null: none is planned. */
    realityCheckDueAt: instant.nullable(),
    openedAt: instant,
    now: instant,
  })
  .meta({ id: "GameSession" });

export const openedSession = gameSession
  .extend({
    /** Kept in memory alone, and sent as `Authorization: Bearer …` with everything else. */
    sessionToken: z.string(),
  })
  .meta({ id: "OpenedGameSession" });

export type GameFacts = z.output<typeof gameFacts>;
export type GameSession = z.output<typeof gameSession>;
export type OpenedGameSession = z.output<typeof openedSession>;
