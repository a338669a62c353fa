import { z } from "zod";
import { depositMethod, depositState } from "../cashier.ts";
import { endpoint } from "../endpoint.ts";
import { amount, currency, id, instant, line, pathId, text } from "../fields.ts";
import { refundReason, refundState } from "./refund-words.ts";
import { treasuryAddresses } from "./treasury-addresses.ts";
import {
  maskedPlayer,
  moneyWatchers,
  paging,
  treasurers,
  treasuryRead,
  treasuryWrite,
} from "./treasury-words.ts";

const refund = z
  .object({
    id,
    depositId: id,
    playerId: id,
    ...maskedPlayer,
    /** The deposit goes back whole, and its fee with it. */
    amount,
    fee: amount,
    currency,
    reason: refundReason,
    /** In the words of staff; the player does not see them. */
    words: z.string(),
    /** Above what one of staff may send back alone, by itself or with others of the day. */
    takesTwo: z.boolean(),
    state: refundState,
    askedBy: z.string(),
    askedAt: instant,
    /** The one who asks now is the one who asked then: they may take it back, not approve it. */
    own: z.boolean(),
    answeredBy: z.string().nullable(),
    answeredAt: instant.nullable(),
  })
  .meta({ id: "DepositRefund" });

const reversal = z
  .object({
    id,
    depositId: id,
    playerId: id,
    ...maskedPlayer,
    kind: z.enum(["refund", "chargeback"]),
    /** Lifted: it was decided in our favour, or the provider could not send it back. */
    state: z.enum(["taken", "lifted"]),
    /** The provider's own name of it. */
    providerReference: z.string(),
    provider: z.string(),
    method: depositMethod,
    depositState,
    currency,
    /** Out of the player's cash, what was no longer there, and what the house gives back of the fee. */
    taken: amount,
    owed: amount,
    fee: amount,
    /** All that this player owes now, for whatever reason. */
    stillOwed: amount,
    recordedAt: instant,
    changedAt: instant,
  })
  .meta({ id: "DepositReversal" });

export const reversalFilter = {
  kind: reversal.shape.kind.optional(),
  state: reversal.shape.state.optional(),
};

/** Money of deposits that goes back: because staff want it, or because whoever paid it does. */
export const refundCalls = {
  refunds: endpoint({
    ...treasuryAddresses.refunds,
    ...treasuryRead,
    name: "treasury.refunds",
    summary: "Refunds that staff asked for, the newest first",
    roles: moneyWatchers,
    query: z.object({
      state: refundState.optional(),
      deposit: line().max(200).optional(),
      ...paging,
    }),
    responses: { 200: z.object({ items: z.array(refund), next: z.string().nullable() }) },
    refusals: [],
  }),
  askRefund: endpoint({
    ...treasuryAddresses.askRefund,
    ...treasuryWrite,
    name: "treasury.askRefund",
    summary:
      "Send a deposit back whole; one that is large, alone or within a day, waits for a colleague",
    rate: "sensitive",
    roles: treasurers,
    money: true,
    params: z.object({ deposit: pathId }),
    body: z.object({ reason: refundReason, words: text({ max: 500, min: 3, lines: true }) }),
    responses: { 201: z.object({ id, state: refundState }) },
    refusals: ["not_found", "deposit_not_refundable", "refund_waits", "refund_not_covered"],
  }),
  answerRefund: endpoint({
    ...treasuryAddresses.answerRefund,
    ...treasuryWrite,
    name: "treasury.answerRefund",
    summary:
      "Say yes or no to the refund a colleague asked for; the own one can only be taken back",
    rate: "sensitive",
    roles: treasurers,
    money: true,
    params: z.object({ refund: pathId }),
    body: z.object({ answer: z.enum(["approved", "declined"]) }),
    responses: { 204: null },
    refusals: [
      "not_found",
      "own_request",
      "already_answered",
      "deposit_not_refundable",
      "refund_not_covered",
    ],
  }),
  reversals: endpoint({
    ...treasuryAddresses.reversals,
    ...treasuryRead,
    name: "treasury.reversals",
    summary: "What was taken back of deposits, by us or by whoever paid, the newest first",
    roles: moneyWatchers,
    query: z.object({
      ...reversalFilter,
      player: line().max(200).optional(),
      deposit: line().max(200).optional(),
      ...paging,
    }),
    responses: { 200: z.object({ items: z.array(reversal), next: z.string().nullable() }) },
    refusals: [],
  }),
} as const;

export type StaffRefund = z.output<typeof refund>;
export type StaffReversal = z.output<typeof reversal>;
