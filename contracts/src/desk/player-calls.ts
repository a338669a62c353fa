import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { amount, id, instant, pathId, text } from "../fields.ts";
import { balanceTypes } from "../wallet.ts";
import { deskAddresses } from "./desk-addresses.ts";
import { deskRead, deskWrite } from "./desk-words.ts";

/** Who helps players, who looks at their documents, who looks for harm. */
const carers = ["support", "verification", "risk"] as const;
const riskOnly = ["risk"] as const;

const playerStatus = z.enum(["active", "blocked", "closed"]);
/** In the words of staff; it is kept with the act. */
const reason = text({ max: 500, min: 3 });
const params = z.object({ player: pathId });

const identifying = {
  email: z.string(),
  nickname: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
};

/** Masked: enough to tell players apart. */
const foundPlayer = z
  .object({
    id,
    ...identifying,
    brand: z.string(),
    status: playerStatus,
    countryCode: z.string(),
    joinedAt: instant,
  })
  .meta({ id: "FoundPlayer" });

const limit = z.object({
  kind: z.string(),
  window: z.string(),
  /** A decimal amount, or minutes of a session limit. */
  value: amount,
  used: amount,
  source: z.string(),
});

const waitingReset = z
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
    reasons: z.array(z.enum(["LEGAL_HOLD", "OPEN_BALANCE", "EXCLUSION", "RETENTION", "STAFF"])),
    /** On which day that is over; null: no day says so, or nothing stands there. */
    until: instant.nullable(),
    firstName: z.string(),
    lastName: z.string(),
    brand: z.string(),
  })
  .meta({ id: "WaitingErasure" });

const playerFile = z
  .object({
    ...foundPlayer.shape,
    currency: z.string(),
    language: z.string(),
    emailConfirmed: z.boolean(),
    phoneValidated: z.boolean(),
    twoFactor: z.enum(["off", "pending", "on"]),
    pinSet: z.boolean(),
    passkeys: z.number().int(),
    documents: z.array(
      z.object({
        type: z.string(),
        status: z.string(),
        since: z.string(),
        reason: z.string().nullable(),
      }),
    ),
    exclusion: z
      .object({
        setBy: z.enum(["player", "operator"]),
        beganAt: instant,
        mayReturnAt: instant.nullable(),
      })
      .nullable(),
    breakEndsAt: instant.nullable(),
    /** Accounts whose exclusion holds for this one, until staff tell the two apart. */
    samePeople: z.array(
      z.object({
        id,
        playerId: id,
        certainty: z.enum(["same", "alike"]),
        evidence: z.array(z.enum(["name", "birthday", "address", "phone", "mailbox", "device"])),
        foundAt: instant,
      }),
    ),
    limits: z.array(limit),
    balances: z.array(z.object({ type: z.enum(balanceTypes), amount, currency: z.string() })),
    /** Somebody asked that the second factor be taken away; another has to answer. */
    waitingReset: waitingReset.nullable(),
  })
  .meta({ id: "PlayerFile" });

const revealed = z
  .object({
    ...identifying,
    dateOfBirth: z.string(),
    addressLine1: z.string(),
    addressLine2: z.string().nullable(),
    city: z.string(),
    postalCode: z.string(),
  })
  .meta({ id: "RevealedPlayer" });

const openSession = z
  .object({
    id,
    device: z.string(),
    place: z.string().nullable(),
    startedAt: instant,
    lastActiveAt: instant,
  })
  .meta({ id: "PlayerSession" });

const eventGroup = z.enum(["access", "verification", "safer_play", "profile", "status"]);

const playerEvent = z
  .object({
    id,
    at: instant,
    kind: z.string(),
    facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    by: z.enum(["player", "house", "staff"]),
    /** Who of staff it was. */
    staff: z.string().nullable(),
  })
  .meta({ id: "PlayerEvent" });

/** Plain words, as they were typed. */
const playerNote = z
  .object({ id, at: instant, staff: z.string(), words: z.string() })
  .meta({ id: "PlayerNote" });

const read = { ...deskRead, roles: carers } as const;
const write = { ...deskWrite, roles: carers } as const;

/** What staff see of players and do about them. */
export const playerCalls = {
  findPlayers: endpoint({
    ...deskAddresses.findPlayers,
    ...read,
    name: "desk.findPlayers",
    summary: "Players by name, e-mail, phone or id; masked, the most alike first",
    query: z.object({
      words: text({ max: 100, min: 2 }),
      brand: z.string().max(80).optional(),
      status: playerStatus.optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    responses: { 200: z.object({ items: z.array(foundPlayer) }) },
    refusals: [],
  }),
  player: endpoint({
    ...deskAddresses.player,
    ...read,
    name: "desk.player",
    summary: "What stands about a player, masked",
    params,
    responses: { 200: playerFile },
    refusals: ["not_found"],
  }),
  revealPlayer: endpoint({
    ...deskAddresses.revealPlayer,
    ...write,
    name: "desk.revealPlayer",
    summary: "What is masked, to somebody who says why they must know; it is written down",
    rate: "sensitive",
    params,
    body: z.object({ reason }),
    responses: { 200: revealed },
    refusals: ["not_found"],
  }),
  playerSessions: endpoint({
    ...deskAddresses.playerSessions,
    ...read,
    name: "desk.playerSessions",
    summary: "Where a player is signed in",
    params,
    responses: { 200: z.object({ items: z.array(openSession) }) },
    refusals: ["not_found"],
  }),
  endPlayerSessions: endpoint({
    ...deskAddresses.endPlayerSessions,
    ...write,
    name: "desk.endPlayerSessions",
    summary: "Sign a player out everywhere",
    params,
    responses: { 204: null },
    refusals: ["not_found"],
  }),
  endPlayerSession: endpoint({
    ...deskAddresses.endPlayerSession,
    ...write,
    name: "desk.endPlayerSession",
    summary: "End one session of a player",
    params: params.extend({ visit: pathId }),
    responses: { 204: null },
    refusals: ["not_found"],
  }),
  playerEvents: endpoint({
    ...deskAddresses.playerEvents,
    ...read,
    name: "desk.playerEvents",
    summary: "What happened to a player, the newest first",
    params,
    query: z.object({
      group: eventGroup.optional(),
      before: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    responses: { 200: z.object({ items: z.array(playerEvent), next: z.string().nullable() }) },
    refusals: ["not_found"],
  }),
  playerNotes: endpoint({
    ...deskAddresses.playerNotes,
    ...read,
    name: "desk.playerNotes",
    summary: "What staff tell each other about a player",
    params,
    responses: { 200: z.object({ items: z.array(playerNote) }) },
    refusals: ["not_found"],
  }),
  addPlayerNote: endpoint({
    ...deskAddresses.addPlayerNote,
    ...write,
    name: "desk.addPlayerNote",
    summary: "Write a note about a player; it stays",
    params,
    body: z.object({ words: text({ max: 4_000 }) }),
    responses: { 201: playerNote },
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
    ...read,
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
  askReset: endpoint({
    ...deskAddresses.askReset,
    ...write,
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
    ...write,
    name: "desk.answerReset",
    summary: "Say yes or no to what a colleague asked; nobody says yes to themselves",
    rate: "sensitive",
    params: z.object({ reset: pathId }),
    body: z.object({ answer: z.enum(["approved", "declined"]) }),
    responses: { 204: null },
    refusals: ["not_found", "already_answered", "own_request"],
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
      brand: z.string().max(80).optional(),
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
export type WaitingErasure = z.output<typeof waitingErasure>;
export type PlayerFile = z.output<typeof playerFile>;
export type RevealedPlayer = z.output<typeof revealed>;
export type PlayerSession = z.output<typeof openSession>;
export type PlayerEvent = z.output<typeof playerEvent>;
export type PlayerNote = z.output<typeof playerNote>;
