import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { erasureReason } from "../erasure-reason.ts";
import { id, instant, pathId } from "../fields.ts";
import { deskAddresses } from "./desk-addresses.ts";
import { deskRead, deskWrite } from "./desk-words.ts";
import { carersRead, params, playerWrite, reason, riskOnly } from "./player-words.ts";

export const waitingReset = z
  .object({ id, playerId: id, askedAt: instant, askedBy: z.string(), reason: z.string() })
  .meta({ id: "WaitingReset" });

const waitingErasure = z
  .object({
    id,
    playerId: id,
    askedAt: instant,
    state: z.enum(["REQUESTED", "HELD"]),
    /** The day that was answered. */
    heldUntil: instant.nullable(),
    /** What stands in the way now. */
    reasons: z.array(erasureReason),
    /** On which day that is over; null: no day says so, or nothing stands there. */
    until: instant.nullable(),
    firstName: z.string(),
    lastName: z.string(),
    brand: z.string(),
  })
  .meta({ id: "WaitingErasure" });

/** What staff do about a player, and what waits for an answer of theirs. */
export const playerActCalls = {
  endPlayerSessions: endpoint({
    ...deskAddresses.endPlayerSessions,
    ...playerWrite,
    name: "desk.endPlayerSessions",
    summary: "Sign a player out everywhere",
    params,
    responses: { 204: null },
    refusals: ["not_found"],
  }),
  endPlayerSession: endpoint({
    ...deskAddresses.endPlayerSession,
    ...playerWrite,
    name: "desk.endPlayerSession",
    summary: "End one session of a player",
    params: params.extend({ visit: pathId }),
    responses: { 204: null },
    refusals: ["not_found"],
  }),
  setPlayerStatus: endpoint({
    ...deskAddresses.setPlayerStatus,
    ...deskWrite,
    name: "desk.setPlayerStatus",
    summary: "Block or unblock a player; who is blocked is signed out everywhere at once",
    roles: riskOnly,
    params,
    body: z.object({ status: z.enum(["active", "blocked"]), reason }),
    responses: { 204: null },
    refusals: ["not_found", "player_closed", "status_unchanged"],
  }),
  excludePlayer: endpoint({
    ...deskAddresses.excludePlayer,
    ...deskWrite,
    name: "desk.excludePlayer",
    summary: "Exclude a player on their own word, or for their own good",
    roles: ["support", "risk"],
    params,
    /** Null: for good. */
    body: z.object({ months: z.number().int().min(1).max(120).nullable(), reason }),
    responses: { 204: null },
    refusals: ["not_found", "exclusion_length"],
  }),
  tellApart: endpoint({
    ...deskAddresses.tellApart,
    ...deskWrite,
    name: "desk.tellApart",
    summary: "Say that a player and somebody excluded are two people",
    roles: riskOnly,
    params: params.extend({ match: pathId }),
    body: z.object({ reason }),
    responses: { 204: null },
    refusals: ["not_found", "already_answered"],
  }),
  waitingResets: endpoint({
    ...deskAddresses.waitingResets,
    ...carersRead,
    name: "desk.waitingResets",
    summary: "Players whose second factor somebody asked to take away",
    responses: {
      200: z.object({
        items: z.array(
          waitingReset.extend({
            firstName: z.string(),
            lastName: z.string(),
            brand: z.string(),
            /** The one who asks now is the one who asked then. */
            own: z.boolean(),
          }),
        ),
      }),
    },
    refusals: [],
  }),
  askReset: endpoint({
    ...deskAddresses.askReset,
    ...playerWrite,
    name: "desk.askReset",
    summary: "Ask that a lost second factor be taken away; somebody else has to say yes",
    rate: "sensitive",
    params,
    body: z.object({ reason }),
    responses: { 201: waitingReset },
    refusals: ["not_found", "nothing_to_reset", "reset_waits"],
  }),
  answerReset: endpoint({
    ...deskAddresses.answerReset,
    ...playerWrite,
    name: "desk.answerReset",
    summary: "Say yes or no to what a colleague asked; nobody says yes to themselves",
    rate: "sensitive",
    params: z.object({ reset: pathId }),
    body: z.object({ answer: z.enum(["approved", "declined"]) }),
    responses: { 204: null },
    refusals: ["not_found", "already_answered", "own_request"],
  }),
  waitingErasures: endpoint({
    ...deskAddresses.waitingErasures,
    ...deskRead,
    name: "desk.waitingErasures",
    summary: "Players who asked to be forgotten, and what keeps it from happening",
    roles: riskOnly,
    responses: { 200: z.object({ items: z.array(waitingErasure) }) },
    refusals: [],
  }),
  grantErasure: endpoint({
    ...deskAddresses.grantErasure,
    ...deskWrite,
    name: "desk.grantErasure",
    summary: "Close the account and forget the player as soon as nothing keeps it from happening",
    rate: "sensitive",
    roles: riskOnly,
    params: z.object({ request: pathId }),
    /** Not before that moment, whatever else allows it; null: as soon as it may be. */
    body: z.object({ holdUntil: instant.nullable(), reason }),
    responses: { 204: null },
    refusals: ["not_found", "already_answered"],
  }),
} as const;

export type WaitingErasure = z.output<typeof waitingErasure>;
