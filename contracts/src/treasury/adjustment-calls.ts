import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { amount, currency, id, instant, line, pathId, text } from "../fields.ts";
import { treasuryAddresses } from "./treasury-addresses.ts";
import {
  bookReaders,
  maskedPlayer,
  paging,
  treasurers,
  treasuryRead,
  treasuryWrite,
} from "./treasury-words.ts";

export const adjustmentReason = z.enum([
  "correction",
  "goodwill",
  "complaint_settled",
  "technical_fault",
  "chargeback",
]);
const direction = z.enum(["credit", "debit"]);
export const adjustmentState = z.enum(["waiting", "approved", "declined", "withdrawn"]);

const adjustment = z
  .object({
    id,
    playerId: id,
    ...maskedPlayer,
    /** To the player, or from them. */
    direction,
    amount,
    currency,
    reason: adjustmentReason,
    /** In the words of staff; the player sees the reason alone. */
    words: z.string(),
    state: adjustmentState,
    askedBy: z.string(),
    askedAt: instant,
    /** The one who asks now is the one who asked then: they may take it back, not approve it. */
    own: z.boolean(),
    answeredBy: z.string().nullable(),
    answeredAt: instant.nullable(),
  })
  .meta({ id: "Adjustment" });

/** Money put right by hand: one of staff asks, another says yes. */
export const adjustmentCalls = {
  adjustments: endpoint({
    ...treasuryAddresses.adjustments,
    ...treasuryRead,
    name: "treasury.adjustments",
    summary: "Adjustments of money by hand, the newest first",
    roles: bookReaders,
    query: z.object({
      state: adjustmentState.optional(),
      player: line().max(200).optional(),
      ...paging,
    }),
    responses: { 200: z.object({ items: z.array(adjustment), next: z.string().nullable() }) },
    refusals: [],
  }),
  askAdjustment: endpoint({
    ...treasuryAddresses.askAdjustment,
    ...treasuryWrite,
    name: "treasury.askAdjustment",
    summary: "Ask that a player's cash be put right; somebody else has to say yes",
    rate: "sensitive",
    roles: treasurers,
    money: true,
    params: z.object({ player: pathId }),
    body: z.object({
      direction,
      amount,
      reason: adjustmentReason,
      words: text({ max: 500, min: 3, lines: true }),
    }),
    responses: { 201: z.object({ id }) },
    refusals: [
      "not_found",
      "adjustment_amount_out_of_range",
      "adjustment_not_covered",
      "adjustment_waits",
    ],
  }),
  answerAdjustment: endpoint({
    ...treasuryAddresses.answerAdjustment,
    ...treasuryWrite,
    name: "treasury.answerAdjustment",
    summary: "Say yes or no to what a colleague asked; the own one can only be taken back",
    rate: "sensitive",
    roles: treasurers,
    money: true,
    params: z.object({ adjustment: pathId }),
    body: z.object({ answer: z.enum(["approved", "declined"]) }),
    responses: { 204: null },
    refusals: ["not_found", "own_request", "already_answered", "adjustment_not_covered"],
  }),
} as const;

export type StaffAdjustment = z.output<typeof adjustment>;
