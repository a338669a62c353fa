import { z } from "zod";
import { gameCode, revealedSeeds, round, roundState, seedPair } from "../casino/round-words.ts";
import { endpoint } from "../endpoint.ts";
import { amount, currency, id, instant, line, pathId } from "../fields.ts";
import { maskedPlayer, paging } from "../treasury/treasury-words.ts";
import { gameDeskAddresses as at } from "./game-desk-addresses.ts";
import { gamesRead, roundReaders } from "./game-desk-words.ts";

const foundRound = z
  .object({
    id,
    playerId: id,
    ...maskedPlayer,
    game: gameCode,
    state: roundState,
    staked: amount,
    payout: amount.nullable(),
    currency,
    /** Null while it is open. */
    endedBy: z.enum(["player", "house"]).nullable(),
    isFree: z.boolean(),
    openedAt: instant,
    closedAt: instant.nullable(),
  })
  .meta({ id: "FoundRound" });

const movement = z.object({
  id,
  /** A word of the ledger: bet, win, prize. */
  kind: z.string(),
  amount,
  from: z.string(),
  to: z.string(),
  at: instant,
});

const tracedRound = z
  .object({
    round,
    playerId: id,
    ...maskedPlayer,
    family: z.string(),
    /** The configuration it was played under. */
    config: z.unknown(),
    endedBy: z.enum(["player", "house"]).nullable(),
    gameSessionId: id,
    seedNumber: z.number().int(),
    /** Null while the pair, or the link of the flight, still decides. */
    serverSeed: z.string().nullable(),
    /**
     * Whether it comes out of its seeds, or of its chain, again as it was shown and paid; null: its rules are not
     * here, or its flight is not over.
     */
    recounts: z.boolean().nullable(),
    /** The flight it was a stake in: `serverSeed` is its link. Null: the round was its player's alone. */
    flight: z
      .object({
        chain: z.number().int(),
        number: z.number().int(),
        /** How many flights the chain decides. */
        length: z.number().int(),
        state: z.enum(["boarding", "flying", "over"]),
        /** Where it ended, in ten-thousandths; null before that. */
        multiple: z.number().int().nullable(),
      })
      .nullable(),
    /** What the ledger moved for it, in its order. */
    movements: z.array(movement),
    /** Where anybody can count it out. */
    verifier: z.string(),
  })
  .meta({ id: "TracedRound" });

/** What was played, by whom, and what decided it. */
export const roundCalls = {
  rounds: endpoint({
    ...at.rounds,
    ...gamesRead,
    name: "gameDesk.rounds",
    summary: "Rounds of anybody, the newest first; a page may end before it is full",
    roles: roundReaders,
    query: z.object({
      player: line().max(200).optional(),
      game: gameCode.optional(),
      state: roundState.optional(),
      /** Amounts are asked for in it. */
      currency: currency.optional(),
      stakedMin: amount.optional(),
      paidMin: amount.optional(),
      from: instant.optional(),
      until: instant.optional(),
      ...paging,
    }),
    responses: {
      200: z.object({
        items: z.array(foundRound),
        next: z.string().nullable(),
        /** The earliest moment that was looked at. */
        lookedBackTo: instant,
      }),
    },
    refusals: [],
  }),
  round: endpoint({
    ...at.round,
    ...gamesRead,
    name: "gameDesk.round",
    summary: "One round with what it moved, what was shown and what decided it",
    roles: roundReaders,
    params: z.object({ round: pathId }),
    responses: { 200: tracedRound },
    refusals: ["not_found"],
  }),
  seeds: endpoint({
    ...at.seeds,
    ...gamesRead,
    name: "gameDesk.seeds",
    summary: "A player's pairs of seeds; of the one that decides, the fingerprint alone",
    roles: roundReaders,
    params: z.object({ player: pathId }),
    responses: {
      200: z.object({
        /** Null: the player never opened a game. */
        deciding: seedPair.extend({ number: z.number().int(), since: instant }).nullable(),
        before: z.array(revealedSeeds.extend({ number: z.number().int() })),
      }),
    },
    refusals: [],
  }),
} as const;

export type FoundRoundView = z.output<typeof foundRound>;
export type TracedRoundView = z.output<typeof tracedRound>;
