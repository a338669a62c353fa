import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { instant, line, pathId } from "./fields.ts";
import { providerAddresses } from "./provider-addresses.ts";
import { providerStatuses } from "./provider-words.ts";

/** A name that the provider chose: it is compared and kept, and never shown. */
const name = line().regex(/^[A-Za-z0-9._:-]{1,64}$/, "1 to 64 of A-Z a-z 0-9 . _ : -");
const token = line().min(1).max(200);

const attempt = { request_id: name, issued_at: instant };
const player = { player_ref: name, currency: line().min(1).max(10) };
const money = {
  amount: line().regex(/^(0|[1-9]\d{0,17})$/, "whole minor units as text, without a sign"),
  /** Decimals of the amount: "1250" of scale 2 is 12.50. */
  scale: z.int().min(0).max(18),
};
const transaction = {
  ...attempt,
  ...player,
  transaction_id: name,
  round_id: name,
  game_code: name,
};

const answer = z
  .object({
    /** Of this attempt; absent where the request could not be read. */
    request_id: z.string().optional(),
    transaction_id: z.string().optional(),
    status: z.enum(providerStatuses),
    /** Whether asking again with the same transaction can change the answer. */
    retry: z.enum(["never", "same_id"]),
    retry_after_ms: z.int().optional(),
    /** What can be staked now: `real` and `bonus` together; stakes of open rounds are `held` apart. */
    balance: z.string().optional(),
    real: z.string().optional(),
    bonus: z.string().optional(),
    held: z.string().optional(),
    currency: z.string().optional(),
    scale: z.int().optional(),
    /** LIMIT_REACHED: which one. */
    which: z.string().optional(),
    /** What the game can tell the player, in its own words and language. */
    player_message_key: z.string().optional(),
    /** For the engineer who reads the log; it changes without notice. */
    detail: z.string().optional(),
  })
  .meta({ id: "ProviderAnswer" });

const authenticated = answer
  .extend({ session_token: z.string().optional(), player_ref: z.string().optional() })
  .meta({ id: "ProviderAuthenticated" });

const call = {
  access: "public",
  signed: true,
  signedBy: [["x-key-id", "x-timestamp", "x-signature"]],
  rate: "machine",
  params: z.object({ provider: pathId }),
  headers: z.object({
    "x-key-id": line().max(200).optional(),
    "x-timestamp": line().max(200).optional(),
    "x-signature": line().max(400).optional(),
  }),
  responses: { 200: answer, 401: answer },
  refusals: [],
} as const;

const { providers: at } = providerAddresses;

/**
 * The seamless wallet: what games outside ask of a player's money. The words are those of the trade,
 * so they are spelt as its engineers spell them. A signed request is answered with 200 and a status.
 */
export const providers = {
  authenticate: endpoint({
    ...at.authenticate,
    ...call,
    name: "providers.authenticate",
    summary: "Exchange the token of a launch, once, for a session",
    shed: "P1",
    body: z.object({ ...attempt, type: z.literal("authenticate"), launch_token: token }),
    responses: { 200: authenticated, 401: answer },
  }),
  balance: endpoint({
    ...at.balance,
    ...call,
    name: "providers.balance",
    summary: "What the player has to play with",
    shed: "P1",
    body: z.object({ ...attempt, ...player, type: z.literal("balance"), session_token: token }),
  }),
  bet: endpoint({
    ...at.bet,
    ...call,
    name: "providers.bet",
    summary: "Take a stake; it is held until its round ends",
    shed: "P1",
    body: z.object({
      ...transaction,
      ...money,
      type: z.literal("bet"),
      session_token: token,
      round_closed: z.boolean().default(false),
    }),
  }),
  win: endpoint({
    ...at.win,
    ...call,
    name: "providers.win",
    summary: "Pay what a round won; never refused for who plays or what is switched off",
    shed: "P0",
    body: z.object({
      ...transaction,
      ...money,
      type: z.literal("win"),
      /** The one bet that won; without it, the round. */
      reference_transaction_id: name.optional(),
      round_closed: z.boolean().optional(),
    }),
  }),
  rollback: endpoint({
    ...at.rollback,
    ...call,
    name: "providers.rollback",
    summary: "Take a bet back: what it took is returned, also when it arrives only afterwards",
    shed: "P0",
    body: z.object({
      ...transaction,
      type: z.literal("rollback"),
      reference_transaction_id: name,
    }),
  }),
  endRound: endpoint({
    ...at.endRound,
    ...call,
    name: "providers.endRound",
    summary: "Say that a round is over: what is still held of it is lost",
    shed: "P0",
    body: z.object({ ...transaction, type: z.literal("end-round") }),
  }),
  freeRound: endpoint({
    ...at.freeRound,
    ...call,
    name: "providers.freeRound",
    summary: "Pay what a free round won: no stake stands behind it",
    shed: "P0",
    body: z.object({
      ...transaction,
      ...money,
      type: z.literal("free-round"),
      campaign_id: name,
    }),
  }),
  jackpotWin: endpoint({
    ...at.jackpotWin,
    ...call,
    name: "providers.jackpotWin",
    summary: "Pay a jackpot, out of the jackpots of the house",
    shed: "P0",
    body: z.object({
      ...transaction,
      ...money,
      type: z.literal("jackpot-win"),
      jackpot_code: name,
    }),
  }),
} as const;

export type ProviderCall = keyof typeof providers;
export type ProviderMessage<C extends ProviderCall> = z.output<(typeof providers)[C]["body"]>;
export type ProviderAnswer = z.input<typeof authenticated>;
