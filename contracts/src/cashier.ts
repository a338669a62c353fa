import { z } from "zod";
import { addresses } from "./addresses.ts";
import { endpoint } from "./endpoint.ts";
import { amount, currency, id, idempotencyKey, instant, line, pathId } from "./fields.ts";

/** What a player may pay with. */
export const depositMethod = z.enum(["card", "bank", "voucher", "crypto"]);

export const depositState = z.enum([
  "requested",
  "redirected",
  "pending",
  "completed",
  "failed",
  "expired",
  "cancelled",
  "returning",
  "returned",
  "refunding",
  "refunded",
  "charged_back",
]);

/** A card that the provider keeps for the player. */
const savedMethod = z.object({ id, brand: z.string(), lastFour: z.string() });

const methodOffer = z.object({
  code: depositMethod,
  minimum: amount,
  maximum: amount,
  currency,
  /** On top of the amount, in hundredths of a per cent. */
  feeBasisPoints: z.number().int(),
  /** How soon the money is usually here; 0: at once. */
  minutes: z.number().int(),
  saved: z.array(savedMethod),
});

const deposit = z
  .object({
    id,
    method: depositMethod,
    amount,
    fee: amount,
    /** What is paid: amount and fee. */
    total: amount,
    /** What was asked for, where another amount came and was paid in. */
    askedAmount: amount.nullable(),
    currency,
    state: depositState,
    /** Why it failed or goes back, as a code; null where nothing has to be explained. */
    reason: z.string().nullable(),
    /** The provider's page on which it is paid, while it can be. */
    url: z.string().nullable(),
    requestedAt: instant,
    changedAt: instant,
    expiresAt: instant,
  })
  .meta({ id: "Deposit" });

const own = { access: "player", ownSession: true } as const;
const session = z.object({ session: pathId });
const one = session.extend({ deposit: pathId });
const { cashier: at } = addresses;

/** Money that comes in from outside. */
export const cashier = {
  depositMethods: endpoint({
    ...at.depositMethods,
    ...own,
    name: "cashier.depositMethods",
    summary: "What the player may pay with, how much, and at which fee",
    rate: "read",
    shed: "P2",
    params: session,
    responses: { 200: z.object({ items: z.array(methodOffer) }) },
    refusals: [],
  }),
  beginDeposit: endpoint({
    ...at.beginDeposit,
    ...own,
    name: "cashier.beginDeposit",
    summary: "Begin a deposit; the same Idempotency-Key and body are answered alike",
    rate: "write",
    shed: "P1",
    params: session,
    headers: z.object({ "idempotency-key": idempotencyKey }),
    body: z.object({ method: depositMethod, amount, currency, savedMethod: id.optional() }),
    responses: { 201: deposit },
    refusals: [
      "cashier_closed",
      "idempotency_key_reused",
      "request_in_flight",
      "deposit_method_not_offered",
      "deposit_amount_out_of_range",
      "provider_unreachable",
      "account_blocked",
      "account_closed",
      "self_excluded",
      "person_in_review",
      "register_unreachable",
      "on_a_break",
      "document_blocked",
      "email_unconfirmed",
      "not_offered_here",
      "agreement_due",
      "limit_reached",
    ],
  }),
  forgetMethod: endpoint({
    ...at.forgetMethod,
    ...own,
    name: "cashier.forgetMethod",
    summary: "Have the provider forget a card it keeps for the player",
    rate: "write",
    shed: "P2",
    params: session.extend({ method: pathId }),
    responses: { 204: null },
    refusals: ["not_found"],
  }),
  deposits: endpoint({
    ...at.deposits,
    ...own,
    name: "cashier.deposits",
    summary: "The player's last deposits, the newest first",
    rate: "poll",
    shed: "P2",
    params: session,
    responses: { 200: z.object({ items: z.array(deposit) }) },
    refusals: [],
  }),
  deposit: endpoint({
    ...at.deposit,
    ...own,
    name: "cashier.deposit",
    summary: "How a deposit stands",
    rate: "poll",
    shed: "P2",
    params: one,
    responses: { 200: deposit },
    refusals: [],
  }),
  giveUpDeposit: endpoint({
    ...at.giveUpDeposit,
    ...own,
    name: "cashier.giveUpDeposit",
    summary: "Give up a deposit that is not paid yet",
    rate: "write",
    shed: "P2",
    params: one,
    responses: { 200: deposit },
    refusals: ["deposit_not_open"],
  }),
  providerNotice: endpoint({
    ...at.providerNotice,
    name: "cashier.providerNotice",
    summary:
      "What a provider tells of a payment; its raw body is signed, telling it twice changes nothing",
    access: "public",
    rate: "machine",
    // Money that has arrived is not turned away.
    shed: "P0",
    upload: { types: ["application/json"] },
    signedBy: [["x-signature", "x-timestamp"], ["btcpay-sig"]],
    params: z.object({ provider: pathId }),
    headers: z.object({
      "x-signature": line().max(200).optional(),
      "x-timestamp": line().max(40).optional(),
      /** That of BTCPay Server, over the body alone. */
      "btcpay-sig": line().max(200).optional(),
    }),
    responses: { 204: null },
    refusals: ["not_found", "notice_not_signed", "notice_unreadable"],
  }),
} as const;

export type PlayerDeposit = z.output<typeof deposit>;
export type DepositMethodOffer = z.output<typeof methodOffer>;
