import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { amount, currency, instant, pathId } from "../fields.ts";
import { casinoAddresses } from "./casino-addresses.ts";
import {
  gameAddress,
  launchHeaders,
  launchMode,
  launchQuery,
  launchRefusals,
} from "./launch-words.ts";
import { lobby } from "./lobby.ts";
import { ownGames } from "./own-games.ts";
import { gameCode, receiptSignature, round, seedFingerprint } from "./round-words.ts";

const { casino: at } = casinoAddresses;

const receipt = z
  .object({
    /** What was signed, word for word. */
    text: z.string(),
    ...receiptSignature.shape,
    /** The key that `signature` is checked with: Ed25519, SPKI in PEM. */
    publicKey: z.string(),
    round,
    game: gameCode,
    currency,
    /** The configuration it was played under. */
    config: z.unknown(),
    family: z.string(),
    /** Null until the player has had it shown. */
    serverSeed: z.string().nullable(),
    revealedAt: instant.nullable(),
    /** The pots it won, with what anybody can count their drop out from; absent where it won none. */
    pots: z
      .array(
        z.object({
          jackpot: gameCode,
          number: z.number().int(),
          seed: amount,
          dropsBy: amount,
          paid: amount,
          /** Told before the first stake. */
          fingerprint: seedFingerprint,
          serverSeed: z.string(),
        }),
      )
      .optional(),
  })
  .meta({ id: "RoundReceipt" });

/** The keys that the operator of this site signs receipts with, or once did: a receipt of any other is not theirs. */
const receiptKeys = z
  .object({
    /** The name of the brand that was asked. */
    operator: z.string(),
    /** The one that signs now first. Retired keys stay. */
    keys: z.array(z.object({ keyId: z.string(), publicKey: z.string() })),
  })
  .meta({ id: "ReceiptKeys" });

/** What pages of the casino ask, where the specification puts it. */
export const casino = {
  ...lobby,
  ...ownGames,
  gameUrl: endpoint({
    ...at.gameUrl,
    name: "casino.gameUrl",
    summary: "The address of a game's frame, for clients that send integrationParams",
    creates: true,
    access: "public",
    rate: "write",
    shed: "P1",
    params: z.object({ id: pathId }),
    query: launchQuery.extend({ mode: launchMode }),
    headers: launchHeaders,
    responses: { 200: gameAddress },
    refusals: ["not_signed_in", "practice_not_offered", ...launchRefusals],
  }),
  lobbyGameUrl: endpoint({
    ...at.lobbyGameUrl,
    name: "casino.lobbyGameUrl",
    summary: "The address of a game's frame, for practice or for money",
    creates: true,
    access: "public",
    rate: "write",
    shed: "P1",
    params: z.object({ id: pathId }),
    query: launchQuery.omit({ integrationParams: true }).extend({ mode: launchMode }),
    headers: launchHeaders,
    responses: { 200: gameAddress },
    refusals: ["not_signed_in", "practice_not_offered", ...launchRefusals],
  }),
  receipt: endpoint({
    ...at.receipt,
    name: "casino.receipt",
    summary: "A round that is over, as we signed it; with the server seed once that is shown",
    access: "public",
    rate: "read",
    shed: "P3",
    params: z.object({ round: pathId }),
    responses: { 200: receipt },
    refusals: ["not_found"],
  }),
  revealRound: endpoint({
    ...at.revealRound,
    name: "casino.revealRound",
    summary:
      "The receipt of the player's own round with its server seed; where that still decides, the next one takes over",
    access: "player",
    ownSession: true,
    rate: "write",
    shed: "P3",
    params: z.object({ session: pathId, round: pathId }),
    responses: { 200: receipt },
    refusals: ["not_found", "round_open"],
  }),
  receiptKeys: endpoint({
    ...at.receiptKeys,
    name: "casino.receiptKeys",
    summary:
      "The public keys that receipts of rounds are signed with here, those of the past as well",
    access: "public",
    rate: "read",
    shed: "P3",
    responses: { 200: receiptKeys },
    refusals: [],
  }),
} as const;

export type RoundReceipt = z.output<typeof receipt>;
export type ReceiptKeys = z.output<typeof receiptKeys>;
