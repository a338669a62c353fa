import { z } from "zod";
import { addresses } from "./addresses.ts";
import { endpoint } from "./endpoint.ts";
import { amount, currency, id, idempotencyKey, instant, pathId, text } from "./fields.ts";

const offer = z
  .object({
    currency,
    minimum: amount,
    maximum: amount,
    /** What may still be sent within these 24 hours. */
    dayLeft: amount,
    /** What of the balance may be sent. */
    withdrawable: amount,
    /** How long the other has to take it. */
    hours: z.number().int(),
  })
  .meta({ id: "TransferOffer" });

const transfer = z
  .object({
    id,
    direction: z.enum(["OUT", "IN"]),
    /** As the sender named them; who sent it, by the name that other players read. */
    other: z.string(),
    amount,
    currency,
    state: z.enum(["sent", "arrived", "declined", "taken_back", "expired"]),
    sentAt: instant,
    expiresAt: instant,
    settledAt: instant.nullable(),
  })
  .meta({ id: "PlayerTransfer" });

/** The recipient takes or declines; the sender takes back. */
const answer = z.enum(["TAKE", "DECLINE", "TAKE_BACK"]);

const own = { access: "player", ownSession: true } as const;
const session = z.object({ session: pathId });
const { playerTransfers: at } = addresses;

/** Money from one player to another. */
export const playerTransfers = {
  terms: endpoint({
    ...at.terms,
    ...own,
    name: "playerTransfers.terms",
    summary: "How much the player may send to another, where the law of the place allows it",
    rate: "read",
    shed: "P2",
    params: session,
    responses: { 200: offer },
    refusals: ["not_offered_here"],
  }),
  send: endpoint({
    ...at.send,
    ...own,
    name: "playerTransfers.send",
    summary:
      "Send money to a player, who takes it or it comes back; the answer is the same whoever is named",
    rate: "sensitive",
    shed: "P1",
    params: session,
    headers: z.object({ "idempotency-key": idempotencyKey }),
    body: z.object({ recipient: text({ max: 254 }), amount, currency }),
    responses: { 201: transfer },
    refusals: [
      "cashier_closed",
      "idempotency_key_reused",
      "request_in_flight",
      "transfer_amount_out_of_range",
      "transfer_to_yourself",
      "not_offered_here",
      "account_blocked",
      "account_closed",
      "self_excluded",
      "person_in_review",
      "register_unreachable",
      "on_a_break",
      "document_blocked",
      "money_owed",
      "email_unconfirmed",
      "document_required",
      "transfer_day_limit",
      "not_withdrawable",
      "step_up_required",
    ],
  }),
  list: endpoint({
    ...at.list,
    ...own,
    name: "playerTransfers.list",
    summary: "What the player sent and was sent, the newest first",
    rate: "poll",
    shed: "P2",
    params: session,
    responses: { 200: z.object({ items: z.array(transfer) }) },
    refusals: [],
  }),
  answer: endpoint({
    ...at.answer,
    ...own,
    name: "playerTransfers.answer",
    summary: "Take what another player sent, decline it, or take back what nobody has taken",
    rate: "write",
    shed: "P1",
    params: session.extend({ transfer: pathId }),
    body: z.object({ answer }),
    responses: { 200: transfer },
    refusals: [
      "transfer_not_open",
      "transfer_day_limit",
      "not_offered_here",
      "account_blocked",
      "account_closed",
      "self_excluded",
      "person_in_review",
      "register_unreachable",
      "on_a_break",
      "document_blocked",
      "email_unconfirmed",
      "agreement_due",
      "limit_reached",
    ],
  }),
} as const;

export type TransferOffer = z.output<typeof offer>;
export type PlayerTransfer = z.output<typeof transfer>;
export type TransferAnswer = z.output<typeof answer>;
