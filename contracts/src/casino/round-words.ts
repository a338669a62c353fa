import { z } from "zod";
import { amount, currency, id, instant, json, line } from "../fields.ts";

/** What the rules of a game write and read: plain JSON, whose meaning is theirs. */
export const rulesJson = json();

/** `lucky-dice`: a game as the catalogue, the content and the address of its frame name it. */
export const gameCode = line()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "is not the code of a game")
  .max(60);

export const seedFingerprint = line().regex(/^[0-9a-f]{64}$/, "is not a fingerprint");

/** Chosen by the player, or made by the browser: text that anybody can type again. */
export const playerSeed = line().regex(
  /^[A-Za-z0-9_-]{1,64}$/,
  "has 1 to 64 letters, digits, dashes or underscores",
);

/** Over the text of the receipt; see the call that answers it whole. */
export const receiptSignature = z.object({
  keyId: z.string(),
  /** Ed25519, as base64url. */
  signature: z.string(),
});

const step = z.object({
  events: z.array(rulesJson),
  /** Everything staked in this round behind this step. */
  staked: amount,
});

export const roundState = z.enum(["open", "closed", "voided"]);

/** What may be seen of a round. What is hidden in it while it is open never travels. */
export const round = z
  .object({
    id,
    /** Made where the player pressed. */
    playId: id,
    game: gameCode,
    profileVersion: z.number().int(),
    state: roundState,
    stake: amount,
    /** With everything that was staked after it. */
    staked: amount,
    /** Null while it is open. */
    payout: amount.nullable(),
    /**
     * Left of the payout below the smallest unit, in parts of it: one unit more was drawn for it and paid, or not.
     * Absent where nothing was left.
     */
    rest: z
      .object({ left: z.number().int(), of: z.number().int(), isPaid: z.boolean() })
      .optional(),
    /** What it won of a pot, besides; absent where it won none. */
    jackpot: amount.optional(),
    currency,
    choice: rulesJson,
    actions: z.array(rulesJson),
    steps: z.array(step),
    nonce: z.number().int(),
    seedFingerprint,
    playerSeed,
    /** Which grant paid the stake; null: the player did. */
    freeRounds: id.nullable(),
    openedAt: instant,
    closedAt: instant.nullable(),
    /** Null while it is open, and wherever more is told than this one round that was asked for. */
    receipt: receiptSignature.nullable(),
  })
  .meta({ id: "Round" });

/** A round as the call answers it that played it: with what the player has to play with now. */
export const playedRound = round.extend({ balance: amount }).meta({ id: "PlayedRound" });

/** What decides rounds: told before they are played, and shown once it decides no more. */
export const seedPair = z.object({
  fingerprint: seedFingerprint,
  playerSeed,
  /** The number of the next round; once the seed is shown, how many rounds it decided. */
  nonceNext: z.number().int(),
});

/** With what decides behind them: our next seed is fixed, and told, before the player chooses the seed it is mixed with. */
export const seedsToCome = seedPair.extend({ nextFingerprint: seedFingerprint });

export const revealedSeeds = seedPair.extend({
  serverSeed: z.string(),
  since: instant,
  revealedAt: instant,
});

export type Round = z.output<typeof round>;
export type PlayedRound = z.output<typeof playedRound>;
export type SeedPair = z.output<typeof seedPair>;
export type SeedsToCome = z.output<typeof seedsToCome>;
export type RevealedSeeds = z.output<typeof revealedSeeds>;
