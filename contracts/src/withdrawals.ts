import { z } from "zod";
import { addresses } from "./addresses.ts";
import { documentTypes } from "./document-words.ts";
import { endpoint } from "./endpoint.ts";
import { amount, currency, idempotencyKey, instant, line, pathId } from "./fields.ts";
import { withdrawalMethod, withdrawalParts, withdrawalStage } from "./withdrawal-words.ts";

const destination = z.object({
  id: z.string(),
  /** As much of it as tells it from the others. */
  label: z.string(),
  /** A new one waits: nothing leaves to it before. */
  usableFrom: instant,
});

const method = z.object({
  code: withdrawalMethod,
  minimum: amount,
  maximum: amount,
  currency,
  /** The fee is fixed, taken from what leaves. */
  fee: amount,
  /** How soon it usually is there once it was asked for. */
  hours: z.number().int(),
  /** Empty: there is nothing to choose, it goes back the way it came. */
  destinations: z.array(destination),
  needsDestination: z.boolean(),
});

/** The steps that a player still has to take, or to wait for, before a withdrawal. */
const need = z.enum([
  "document_blocked",
  "money_owed",
  "email_unconfirmed",
  "account_closed",
  "document_required",
]);

const offer = z.object({
  items: z.array(method),
  currency,
  /** What may leave now. */
  withdrawable: amount,
  /** What still has to be played before the rest of the free cash may leave. */
  turnoverLeft: amount,
  /** What may still leave today. */
  dayLeft: amount,
  /** Whether the law of the place lets a player take a withdrawal back. */
  mayCancel: z.boolean(),
  /** Whatever the amount; empty: nothing stands in the way. */
  needs: z.array(need),
  /** Those that are required, and whether one is being looked at already. */
  documents: z.array(z.object({ documentType: z.enum(documentTypes), inReview: z.boolean() })),
  /** How long an account that is added now waits before money is sent to it. */
  accountWaitHours: z.number().int(),
});

const quote = z.object({
  method: withdrawalMethod,
  amount,
  fee: amount,
  arrives: amount,
  currency,
  promisedAt: instant,
});

const withdrawal = z
  .object({
    ...withdrawalParts,
    canCancel: z.boolean(),
    /** Everything it went through, the first in front. */
    stages: z.array(withdrawalStage),
  })
  .meta({ id: "Withdrawal" });

const own = { access: "player", ownSession: true } as const;
const session = z.object({ session: pathId });
const one = session.extend({ withdrawal: pathId });
const wanted = { method: withdrawalMethod, amount, currency } as const;
const { withdrawals: at } = addresses;

/** Money that leaves. */
export const withdrawals = {
  methods: endpoint({
    ...at.methods,
    ...own,
    name: "withdrawals.methods",
    summary:
      "How money may leave, how much of it, at which fee, how soon, and what is needed before",
    rate: "read",
    shed: "P2",
    params: session,
    responses: { 200: offer },
    refusals: [],
  }),
  quote: endpoint({
    ...at.quote,
    ...own,
    name: "withdrawals.quote",
    summary: "What of an amount would arrive, and by when",
    rate: "read",
    shed: "P2",
    params: session,
    query: z.object(wanted),
    responses: { 200: quote },
    refusals: ["withdrawal_method_not_offered", "withdrawal_amount_out_of_range"],
  }),
  request: endpoint({
    ...at.request,
    ...own,
    name: "withdrawals.request",
    summary: "Take money out; the same Idempotency-Key and body are answered alike",
    rate: "sensitive",
    shed: "P1",
    params: session,
    headers: z.object({ "idempotency-key": idempotencyKey }),
    /** The destination is one of those that the method offers; none where it has none to choose. */
    body: z.object({ ...wanted, destination: line().min(1).max(200).optional() }),
    responses: { 201: withdrawal },
    refusals: [
      "cashier_closed",
      "idempotency_key_reused",
      "request_in_flight",
      "withdrawal_method_not_offered",
      "withdrawal_amount_out_of_range",
      "withdrawal_destination_unknown",
      "withdrawal_destination_waits",
      "document_blocked",
      "money_owed",
      "email_unconfirmed",
      "account_closed",
      "document_required",
      "withdrawal_day_limit",
      "not_withdrawable",
      "step_up_required",
    ],
  }),
  list: endpoint({
    ...at.list,
    ...own,
    name: "withdrawals.list",
    summary: "The player's withdrawals, the newest first",
    rate: "poll",
    shed: "P2",
    params: session,
    /** `open`: those whose money has not left yet; `before`: the older ones, after the last of a page. */
    query: z.object({ open: z.stringbool().optional(), before: z.uuid().optional() }),
    responses: { 200: z.object({ items: z.array(withdrawal), hasMore: z.boolean() }) },
    refusals: [],
  }),
  read: endpoint({
    ...at.read,
    ...own,
    name: "withdrawals.read",
    summary: "How a withdrawal stands",
    rate: "poll",
    shed: "P2",
    params: one,
    responses: { 200: withdrawal },
    refusals: [],
  }),
  cancel: endpoint({
    ...at.cancel,
    ...own,
    name: "withdrawals.cancel",
    summary: "Take a withdrawal back, where the law lets a player and nobody has approved it",
    rate: "write",
    shed: "P1",
    params: one,
    responses: { 200: withdrawal },
    refusals: ["withdrawal_not_open", "cancelling_not_allowed"],
  }),
  payoutNotice: endpoint({
    ...at.payoutNotice,
    name: "withdrawals.payoutNotice",
    summary:
      "What a provider tells of a payout; its raw body is signed, telling it twice changes nothing",
    access: "public",
    rate: "machine",
    // What has become of money is not turned away.
    shed: "P0",
    upload: { types: ["application/json"] },
    signedBy: [["x-signature", "x-timestamp"]],
    params: z.object({ provider: pathId }),
    headers: z.object({
      "x-signature": line().max(200).optional(),
      "x-timestamp": line().max(40).optional(),
    }),
    responses: { 204: null },
    refusals: ["not_found", "notice_not_signed", "notice_unreadable"],
  }),
} as const;

export type PlayerWithdrawal = z.output<typeof withdrawal>;
export type WithdrawalOffer = z.output<typeof offer>;
export type WithdrawalNeed = z.output<typeof need>;
export type WithdrawalMethodOffer = z.output<typeof method>;
export type WithdrawalQuote = z.output<typeof quote>;
