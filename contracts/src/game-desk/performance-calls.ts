import { z } from "zod";
import { gameCode } from "../casino/round-words.ts";
import { endpoint } from "../endpoint.ts";
import { amount, currency, instant } from "../fields.ts";
import { gameDeskAddresses as at } from "./game-desk-addresses.ts";
import { gamesRead, gamesWrite, performanceReaders } from "./game-desk-words.ts";

const turnover = z.object({
  currency,
  staked: amount,
  paid: amount,
  /** Of the two above, what the house staked itself, and what that paid. */
  freeStaked: amount,
  freePaid: amount,
  /** Stakes of players less what they won with them. */
  gross: amount,
});

const gameFigures = z
  .object({
    game: gameCode,
    profileVersion: z.number().int(),
    rounds: z.number().int(),
    /** What the rules declare: 0.99 is ninety-nine of a hundred. */
    declared: z.number(),
    /** Null while too little was played to tell. */
    returned: z
      .object({
        actual: z.number(),
        /** Ninety-nine of a hundred games that keep to their rules lie within. */
        low: z.number(),
        high: z.number(),
        deviations: z.number(),
        isOdd: z.boolean(),
      })
      .nullable(),
    turnover: z.array(turnover),
  })
  .meta({ id: "GameFigures" });

const playedDay = turnover
  .extend({ day: z.iso.date(), rounds: z.number().int() })
  .meta({ id: "PlayedDay" });

/** Whole days of UTC, both ends included. */
const range = { from: z.iso.date(), until: z.iso.date() };

/** What games brought, and whether they return what their rules say. */
export const performanceCalls = {
  performance: endpoint({
    ...at.performance,
    ...gamesRead,
    name: "gameDesk.performance",
    summary: "What games brought in these days, and whether they return what their rules say",
    roles: performanceReaders,
    query: z.object({ ...range, game: gameCode.optional() }),
    responses: {
      200: z.object({
        games: z.array(gameFigures),
        days: z.array(playedDay),
        /** Rounds are counted by the hour, some minutes late. */
        countedAt: instant.nullable(),
      }),
    },
    refusals: ["range_too_long"],
  }),
  takePerformance: endpoint({
    ...at.takePerformance,
    ...gamesWrite,
    name: "gameDesk.takePerformance",
    summary: "The same as a table to take along; who took it stands in the audit trail",
    rate: "sensitive",
    roles: performanceReaders,
    body: z.object({ ...range, game: gameCode.optional(), by: z.enum(["game", "day"]) }),
    responses: {
      200: z.object({
        /** CSV with a head line. */
        csv: z.string(),
        rows: z.number().int(),
      }),
    },
    refusals: ["range_too_long"],
  }),
} as const;

export type GameFiguresView = z.output<typeof gameFigures>;
export type PlayedDayView = z.output<typeof playedDay>;
