import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { id, instant, line, text } from "../fields.ts";
import { deskAddresses } from "./desk-addresses.ts";
import { deskWrite } from "./desk-words.ts";
import { playerRead, playerStatus, reason, riskOnly } from "./player-words.ts";

export const identifying = {
  email: z.string(),
  nickname: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
};

/** Masked: enough to tell players apart. */
export const foundPlayer = z
  .object({
    id,
    ...identifying,
    brand: z.string(),
    status: playerStatus,
    countryCode: z.string(),
    joinedAt: instant,
  })
  .meta({ id: "FoundPlayer" });

/** Finding players, one or many. */
export const playerSearchCalls = {
  findPlayers: endpoint({
    ...deskAddresses.findPlayers,
    ...playerRead,
    name: "desk.findPlayers",
    summary: "Players by name, e-mail, phone or id; masked, the most alike first",
    query: z.object({
      words: text({ max: 100, min: 2 }),
      brand: line().max(80).optional(),
      status: playerStatus.optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    responses: { 200: z.object({ items: z.array(foundPlayer) }) },
    refusals: [],
  }),
  exportPlayers: endpoint({
    ...deskAddresses.exportPlayers,
    ...deskWrite,
    name: "desk.exportPlayers",
    summary: "A list of players without their names, so many rows a day",
    rate: "sensitive",
    roles: riskOnly,
    body: z.object({
      reason,
      brand: line().max(80).optional(),
      status: playerStatus.optional(),
      joinedFrom: instant.optional(),
    }),
    responses: {
      200: z.object({
        /** CSV with a head line. */
        csv: z.string(),
        rows: z.number().int(),
        rowsLeft: z.number().int(),
      }),
    },
    refusals: ["export_limit_reached"],
  }),
} as const;

export type FoundPlayer = z.output<typeof foundPlayer>;
