import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { amount, id, instant, line, text } from "../fields.ts";
import { balanceTypes } from "../wallet.ts";
import { deskAddresses } from "./desk-addresses.ts";
import { waitingReset } from "./player-act-calls.ts";
import { foundPlayer, identifying } from "./player-search-calls.ts";
import { params, playerRead, playerWrite, reason } from "./player-words.ts";

const limit = z.object({
  kind: z.string(),
  window: z.string(),
  /** A decimal amount, or minutes of a session limit. */
  value: amount,
  used: amount,
  source: z.string(),
});

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
    /** Where money may go, by the last four. */
    linkedAccounts: z.array(z.object({ name: z.string(), usableFrom: instant })),
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

/** What stands about one player, and what staff say of them. */
export const playerPageCalls = {
  player: endpoint({
    ...deskAddresses.player,
    ...playerRead,
    name: "desk.player",
    summary: "What stands about a player, masked",
    params,
    responses: { 200: playerFile },
    refusals: ["not_found"],
  }),
  revealPlayer: endpoint({
    ...deskAddresses.revealPlayer,
    ...playerWrite,
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
    ...playerRead,
    name: "desk.playerSessions",
    summary: "Where a player is signed in",
    params,
    responses: { 200: z.object({ items: z.array(openSession) }) },
    refusals: ["not_found"],
  }),
  playerEvents: endpoint({
    ...deskAddresses.playerEvents,
    ...playerRead,
    name: "desk.playerEvents",
    summary: "What happened to a player, the newest first",
    params,
    query: z.object({
      group: eventGroup.optional(),
      before: line().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    responses: { 200: z.object({ items: z.array(playerEvent), next: z.string().nullable() }) },
    refusals: ["not_found"],
  }),
  playerNotes: endpoint({
    ...deskAddresses.playerNotes,
    ...playerRead,
    name: "desk.playerNotes",
    summary: "What staff tell each other about a player",
    params,
    responses: { 200: z.object({ items: z.array(playerNote) }) },
    refusals: ["not_found"],
  }),
  addPlayerNote: endpoint({
    ...deskAddresses.addPlayerNote,
    ...playerWrite,
    name: "desk.addPlayerNote",
    summary: "Write a note about a player; it stays",
    params,
    body: z.object({ words: text({ max: 4_000, lines: true }) }),
    responses: { 201: playerNote },
    refusals: ["not_found"],
  }),
} as const;

export type PlayerFile = z.output<typeof playerFile>;
export type RevealedPlayer = z.output<typeof revealed>;
export type PlayerSession = z.output<typeof openSession>;
export type PlayerEvent = z.output<typeof playerEvent>;
export type PlayerNote = z.output<typeof playerNote>;
