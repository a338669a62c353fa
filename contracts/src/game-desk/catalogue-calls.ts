import { z } from "zod";
import { gameCode } from "../casino/round-words.ts";
import { endpoint } from "../endpoint.ts";
import { amount, currency, id, instant, line, pathId, text } from "../fields.ts";
import { gameDeskAddresses as at } from "./game-desk-addresses.ts";
import { gameBadge, gameKeepers, gamesRead, gamesWrite, roundReaders } from "./game-desk-words.ts";

const reason = text({ max: 400, min: 3, lines: true });
const profileName = line()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60);

const profileChange = z
  .object({
    id,
    profile: profileName,
    reason: z.string(),
    state: z.enum(["waiting", "approved", "declined", "withdrawn"]),
    askedBy: z.string(),
    askedAt: instant,
    /** The one who asks now is the one who asked then: they may take it back, not approve it. */
    own: z.boolean(),
    answeredBy: z.string().nullable(),
    answeredAt: instant.nullable(),
    /** Which version it became; null: none. */
    version: z.number().int().nullable(),
  })
  .meta({ id: "ProfileChange" });

const keptGame = z
  .object({
    game: gameCode,
    family: z.string(),
    product: z.enum(["casino", "tables"]),
    /** Whether new rounds begin. */
    open: z.boolean(),
    /** Who switched it last, and why; null: nobody ever did. */
    switched: z.object({ at: instant, by: z.string(), reason: z.string() }).nullable(),
    badge: gameBadge.nullable(),
    profile: z.object({
      name: z.string(),
      version: z.number().int(),
      since: instant,
      /** 0.99 is ninety-nine of a hundred. */
      returnToPlayer: z.number(),
    }),
    stakes: z.array(z.object({ currency, min: amount, max: amount })),
    /** Codes of the laws under which it is not offered. */
    closedUnder: z.array(z.string()),
    sessionsOpen: z.number().int(),
    roundsOpen: z.number().int(),
    waiting: profileChange.nullable(),
  })
  .meta({ id: "KeptGame" });

const wholeGame = keptGame
  .extend({
    /** The newest first. */
    changes: z.array(profileChange),
    /** What may be asked for. */
    profiles: z.array(z.object({ name: z.string(), returnToPlayer: z.number() })),
    /** Every law there is to close it under. */
    places: z.array(z.string()),
  })
  .meta({ id: "WholeGame" });

const ofGame = z.object({ game: pathId });

/** Games of the house: which are offered, where, and under which configuration. */
export const catalogueCalls = {
  games: endpoint({
    ...at.games,
    ...gamesRead,
    name: "gameDesk.games",
    summary: "The games of the house as staff keep them, with what goes on in them now",
    roles: roundReaders,
    responses: { 200: z.object({ items: z.array(keptGame) }) },
    refusals: [],
  }),
  game: endpoint({
    ...at.game,
    ...gamesRead,
    name: "gameDesk.game",
    summary: "One game with the history of its return to players and what may be asked for",
    roles: roundReaders,
    params: ofGame,
    responses: { 200: wholeGame },
    refusals: ["not_found"],
  }),
  setSwitch: endpoint({
    ...at.setSwitch,
    ...gamesWrite,
    name: "gameDesk.setSwitch",
    summary: "Switch a game off or on; off ends its open rounds as its rules say, and pays them",
    roles: gameKeepers,
    params: ofGame,
    body: z.object({ open: z.boolean(), reason }),
    responses: {
      200: z.object({
        game: wholeGame,
        /** Rounds that were open and are over now; those that failed are tried again by themselves. */
        ended: z.number().int(),
        failed: z.number().int(),
      }),
    },
    refusals: ["not_found"],
  }),
  setBadge: endpoint({
    ...at.setBadge,
    ...gamesWrite,
    name: "gameDesk.setBadge",
    summary: "What the cards of a game bear; null leaves it to its page",
    roles: gameKeepers,
    params: ofGame,
    body: z.object({ badge: gameBadge.nullable() }),
    responses: { 200: wholeGame },
    refusals: ["not_found"],
  }),
  setPlaces: endpoint({
    ...at.setPlaces,
    ...gamesWrite,
    name: "gameDesk.setPlaces",
    summary: "Under which laws a game is not offered",
    roles: gameKeepers,
    params: ofGame,
    body: z.object({ closedUnder: z.array(line().max(20)).max(100), reason }),
    responses: { 200: wholeGame },
    refusals: ["not_found", "place_unknown"],
  }),
  askProfile: endpoint({
    ...at.askProfile,
    ...gamesWrite,
    name: "gameDesk.askProfile",
    summary: "Ask for another return to players; somebody else has to say yes",
    rate: "sensitive",
    roles: gameKeepers,
    money: true,
    params: ofGame,
    body: z.object({ profile: profileName, reason }),
    responses: { 201: z.object({ id }) },
    refusals: ["not_found", "profile_unknown", "profile_in_use", "profile_change_waits"],
  }),
  answerProfile: endpoint({
    ...at.answerProfile,
    ...gamesWrite,
    name: "gameDesk.answerProfile",
    summary: "Say yes or no to what a colleague asked; the own one can only be taken back",
    rate: "sensitive",
    roles: gameKeepers,
    money: true,
    params: z.object({ change: pathId }),
    body: z.object({ answer: z.enum(["approved", "declined"]) }),
    responses: { 204: null },
    refusals: ["not_found", "own_request", "already_answered"],
  }),
} as const;

export type KeptGameView = z.output<typeof keptGame>;
export type WholeGameView = z.output<typeof wholeGame>;
export type ProfileChangeView = z.output<typeof profileChange>;
