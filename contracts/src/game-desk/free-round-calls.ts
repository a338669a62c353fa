import { z } from "zod";
import { gameCode } from "../casino/round-words.ts";
import { endpoint } from "../endpoint.ts";
import { amount, currency, id, instant, line, pathId, text } from "../fields.ts";
import { maskedPlayer, paging } from "../treasury/treasury-words.ts";
import { gameDeskAddresses as at } from "./game-desk-addresses.ts";
import { gameKeepers, gamesRead, gamesWrite, roundReaders } from "./game-desk-words.ts";

const reason = text({ max: 400, min: 3, lines: true });
const state = z.enum(["waiting", "open", "used", "over", "declined", "withdrawn", "cancelled"]);
const passedOver = z.array(
  z.object({
    playerId: id,
    why: z.enum(["player_unknown", "other_currency", "kept_from_play", "given_already"]),
  }),
);

const freeRoundGrant = z
  .object({
    id,
    playerId: id,
    ...maskedPlayer,
    game: gameCode,
    currency,
    stake: amount,
    rounds: z.number().int(),
    used: z.number().int(),
    /** With those that were played so far. */
    won: amount,
    state,
    reason: z.string().nullable(),
    givenBy: z.string(),
    givenAt: instant,
    expiresAt: instant,
    cancelled: z.object({ at: instant, by: z.string(), reason: z.string() }).nullable(),
    /** Of what one of staff may not give alone: the whole that a colleague answers; null: it needed nobody else. */
    press: z
      .object({
        id,
        players: z.number().int(),
        /** All of it, as stakes of the house. */
        worth: amount,
        /** Given by the member of staff who asks now: they may take them back, not approve them. */
        own: z.boolean(),
        /** Nobody can approve them any more from then on. */
        until: instant,
        answered: z.object({ at: instant, by: z.string(), note: z.string() }).nullable(),
      })
      .nullable(),
  })
  .meta({ id: "FreeRoundGrant" });

/** Rounds whose stake the house pays: what a player sees of them is the promotional-spins call. */
export const freeRoundCalls = {
  freeRounds: endpoint({
    ...at.freeRounds,
    ...gamesRead,
    name: "gameDesk.freeRounds",
    summary: "Free rounds that staff gave, the newest first",
    roles: roundReaders,
    query: z.object({
      player: line().max(200).optional(),
      game: gameCode.optional(),
      state: state.optional(),
      ...paging,
    }),
    responses: {
      200: z.object({ items: z.array(freeRoundGrant), next: z.string().nullable() }),
    },
    refusals: [],
  }),
  giveFreeRounds: endpoint({
    ...at.giveFreeRounds,
    ...gamesWrite,
    name: "gameDesk.giveFreeRounds",
    summary:
      "Give free rounds to a list of players, once a press; above the small amount of a day a colleague approves them",
    rate: "sensitive",
    roles: gameKeepers,
    money: true,
    body: z.object({
      /** Made where the press was. */
      pressId: id,
      players: z.array(id).min(1).max(500),
      game: gameCode,
      currency,
      stake: amount,
      rounds: z.number().int().min(1).max(1_000),
      expiresAt: instant,
      reason,
    }),
    responses: {
      201: z.object({
        given: z.number().int(),
        /** So many players have some that cannot be played before a colleague approves them. */
        waiting: z.number().int(),
        passedOver,
      }),
    },
    refusals: [
      "not_found",
      "game_closed",
      "choice_not_offered",
      "stake_out_of_range",
      "expiry_out_of_range",
      "idempotency_key_reused",
    ],
  }),
  answerFreeRounds: endpoint({
    ...at.answerFreeRounds,
    ...gamesWrite,
    name: "gameDesk.answerFreeRounds",
    summary:
      "Say yes or no to all free rounds that a colleague gives with one press; the own ones can only be taken back",
    rate: "sensitive",
    roles: gameKeepers,
    money: true,
    params: z.object({ press: pathId }),
    body: z.object({ answer: z.enum(["approved", "declined"]), note: reason }),
    responses: {
      200: z.object({
        given: z.number().int(),
        /** Players who are kept from playing by now, or have no wallet in this currency, get none. */
        passedOver,
      }),
    },
    refusals: [
      "not_found",
      "own_request",
      "already_answered",
      "free_rounds_over",
      "game_closed",
      "choice_not_offered",
      "stake_out_of_range",
      "expiry_out_of_range",
    ],
  }),
  cancelFreeRounds: endpoint({
    ...at.cancelFreeRounds,
    ...gamesWrite,
    name: "gameDesk.cancelFreeRounds",
    summary: "Take back what is left of free rounds; what was played stays played",
    roles: gameKeepers,
    money: true,
    params: z.object({ grant: pathId }),
    body: z.object({ reason }),
    responses: { 204: null },
    refusals: ["not_found", "free_rounds_over"],
  }),
} as const;

export type FreeRoundGrantView = z.output<typeof freeRoundGrant>;
