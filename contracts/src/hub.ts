import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { line, pathId } from "./fields.ts";
import { hubStatuses } from "./hub-words.ts";
import { providerAddresses } from "./provider-addresses.ts";

const uuid = z.guid();
const name = line().min(1).max(100);
const user = name;
const request = { user, request_uuid: uuid };
const game = { token: line().min(1).max(200), game_code: name };

const transaction = {
  ...request,
  ...game,
  transaction_uuid: uuid,
  round: name,
  round_closed: z.boolean().default(false),
};
const money = {
  currency: line().min(1).max(10),
  /** Hundred-thousandths of the currency: 1250000 is 12.50. */
  amount: z.int().min(0),
  is_free: z.boolean().default(false),
};

/**
 * A signature covers the body and not the address: what only another call says is refused, so that a body is
 * good at its own address alone.
 */
const none = z.null().optional().meta({ description: "Of another call: absent here, or null" });
const noTransaction = { transaction_uuid: none };

const answer = z
  .object({
    user: z.string().optional(),
    status: z.enum(hubStatuses),
    request_uuid: z.string().optional(),
    currency: z.string().optional(),
    /** In the scale of the amounts, cut where it is finer. */
    balance: z.int().optional(),
  })
  .meta({ id: "HubAnswer" });

const call = {
  access: "public",
  signed: true,
  signedBy: [["x-hub88-signature"]],
  rate: "machine",
  params: z.object({ provider: pathId }),
  headers: z.object({ "x-hub88-signature": line().max(2_000).optional() }),
  responses: { 200: answer },
  refusals: [],
} as const;

const { hub: at } = providerAddresses;

/**
 * The same wallet in the dialect of Hub88, for makers of games who speak it already. Whatever is asked,
 * a wrong signature included, is answered with 200 and a status: that is how their machines read it.
 */
export const hub = {
  userInfo: endpoint({
    ...at.userInfo,
    ...call,
    name: "hub.userInfo",
    summary: "Whether a player is known; nothing else is told of them",
    shed: "P1",
    body: z.object({ ...request, ...noTransaction }),
  }),
  balance: endpoint({
    ...at.balance,
    ...call,
    name: "hub.balance",
    summary: "What the player has to play with, in hundred-thousandths",
    shed: "P1",
    body: z.object({ ...request, ...game, ...noTransaction }),
  }),
  bet: endpoint({
    ...at.bet,
    ...call,
    name: "hub.bet",
    summary: "Take a stake; a free one takes none",
    shed: "P1",
    body: z.object({ ...transaction, ...money, reference_transaction_uuid: none }),
  }),
  win: endpoint({
    ...at.win,
    ...call,
    name: "hub.win",
    summary: "Pay what a bet won, whatever became of the session",
    shed: "P0",
    body: z.object({ ...transaction, ...money, reference_transaction_uuid: uuid }),
  }),
  rollback: endpoint({
    ...at.rollback,
    ...call,
    name: "hub.rollback",
    summary: "Take a bet back, also one that arrives only afterwards",
    shed: "P0",
    body: z.object({
      ...transaction,
      reference_transaction_uuid: uuid,
      currency: none,
      amount: none,
    }),
  }),
} as const;

export type HubCall = keyof typeof hub;
export type HubMessage<C extends HubCall> = z.output<(typeof hub)[C]["body"]>;
export type HubAnswer = z.input<typeof answer>;
