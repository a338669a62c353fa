import { z } from "zod";
import { gameCode, seedFingerprint } from "../casino/round-words.ts";
import { endpoint } from "../endpoint.ts";
import { amount, currency, id, instant, pathId, text } from "../fields.ts";
import { gameDeskAddresses as at } from "./game-desk-addresses.ts";
import { gameKeepers, gamesRead, gamesWrite, roundReaders } from "./game-desk-words.ts";

const reason = text({ max: 400, min: 3, lines: true });

const terms = {
  /** Of every stake, in ten-thousandths: 50 is half a hundredth. */
  parts: z.number().int(),
  /** What a pot begins with, and what it has dropped by. */
  seed: amount,
  dropsBy: amount,
};

const jackpotChange = z
  .object({
    id,
    ...terms,
    reason: z.string(),
    state: z.enum(["waiting", "approved", "declined", "withdrawn"]),
    askedBy: z.string(),
    askedAt: instant,
    /** The one who asks now is the one who asked then: they may take it back, not approve it. */
    own: z.boolean(),
    answeredBy: z.string().nullable(),
    answeredAt: instant.nullable(),
  })
  .meta({ id: "JackpotChange" });

const keptJackpot = z
  .object({
    jackpot: gameCode,
    currency,
    games: z.array(gameCode),
    /** Whether stakes feed it and can win it. */
    open: z.boolean(),
    switched: z.object({ at: instant, by: z.string(), reason: z.string() }).nullable(),
    ...terms,
    /** What it gives back of every stake, its seed with it: 0.0061 is 0.61 of a hundred. */
    returnToPlayer: z.number(),
    /** The pot that grows; null before its first has begun. */
    growing: z
      .object({
        number: z.number().int(),
        amount,
        /** What stakes brought, in whole units. */
        contributed: amount,
        seed: amount,
        dropsBy: amount,
        fingerprint: seedFingerprint,
        begunAt: instant,
      })
      .nullable(),
    /** The latest first. */
    dropped: z.array(
      z.object({
        number: z.number().int(),
        paid: amount,
        playerId: id,
        /** Masked. */
        firstName: z.string().nullable(),
        lastName: z.string().nullable(),
        roundId: id,
        droppedAt: instant,
        fingerprint: seedFingerprint,
        serverSeed: z.string(),
      }),
    ),
    /** The newest first. */
    changes: z.array(jackpotChange),
  })
  .meta({ id: "KeptJackpot" });

const ofJackpot = z.object({ jackpot: pathId, currency: pathId });

/** Pots that grow with every stake: what is in them, who won them, and what they cost. */
export const jackpotCalls = {
  jackpots: endpoint({
    ...at.jackpots,
    ...gamesRead,
    name: "gameDesk.jackpots",
    summary: "The pots of the house with what is in them, who won them and what was changed",
    roles: roundReaders,
    responses: { 200: z.object({ items: z.array(keptJackpot) }) },
    refusals: [],
  }),
  setPotSwitch: endpoint({
    ...at.setPotSwitch,
    ...gamesWrite,
    name: "gameDesk.setPotSwitch",
    summary: "Stop a pot or let it go on; what is in it stays in it",
    roles: gameKeepers,
    money: true,
    params: ofJackpot,
    body: z.object({ open: z.boolean(), reason }),
    responses: { 204: null },
    refusals: ["not_found"],
  }),
  askPotChange: endpoint({
    ...at.askPotChange,
    ...gamesWrite,
    name: "gameDesk.askPotChange",
    summary: "Ask for other terms of a pot; somebody else has to say yes",
    rate: "sensitive",
    roles: gameKeepers,
    money: true,
    params: ofJackpot,
    body: z.object({
      parts: z.number().int().min(1).max(1_000),
      seed: amount,
      dropsBy: amount,
      reason,
    }),
    responses: { 201: z.object({ id }) },
    refusals: ["not_found", "pot_not_possible", "pot_change_waits"],
  }),
  answerPotChange: endpoint({
    ...at.answerPotChange,
    ...gamesWrite,
    name: "gameDesk.answerPotChange",
    summary: "Say yes or no to other terms of a pot; the own wish can only be taken back",
    rate: "sensitive",
    roles: gameKeepers,
    money: true,
    params: z.object({ change: pathId }),
    body: z.object({ answer: z.enum(["approved", "declined"]) }),
    responses: { 204: null },
    refusals: ["not_found", "own_request", "already_answered"],
  }),
} as const;

export type KeptJackpotView = z.output<typeof keptJackpot>;
export type JackpotChangeView = z.output<typeof jackpotChange>;
