import { z } from "zod";
import { addresses } from "./addresses.ts";
import { captchaAnswer } from "./captcha.ts";
import { endpoint } from "./endpoint.ts";
import { email, idempotencyKey, instant, language, pathId, text } from "./fields.ts";
import { helpFeedbackReasons } from "./help-feedback.ts";
import { ticketLengths, ticketReferenceKinds, ticketSubjects } from "./tickets.ts";

const newTicket = z.object({
  subject: z.enum(ticketSubjects),
  message: text({ max: ticketLengths.message, lines: true }),
  reference: z
    .object({
      kind: z.enum(ticketReferenceKinds),
      id: text({ max: ticketLengths.reference }),
    })
    .optional(),
  /** Of a visitor; a player is answered at the address of their profile. */
  email: email.optional(),
  /** The language in which it was written, and is answered. */
  language,
});

export const support = {
  giveHelpFeedback: endpoint({
    ...addresses.support.giveHelpFeedback,
    name: "support.giveHelpFeedback",
    summary: "Say whether a help article answered the question; saying it again changes the answer",
    access: "public",
    rate: "write",
    shed: "P3",
    params: z.object({ article: pathId }),
    body: z.object({
      helpful: z.boolean(),
      reason: z.enum(helpFeedbackReasons).optional(),
      /** The language in which the article was read. */
      language,
    }),
    responses: { 204: null },
    refusals: ["not_found"],
  }),
  openTicket: endpoint({
    ...addresses.support.openTicket,
    name: "support.openTicket",
    summary:
      "Write to us: a ticket that is answered in time. The same key again is the same ticket",
    access: "public",
    rate: "sensitive",
    shed: "P2",
    headers: z.object({ "idempotency-key": idempotencyKey }),
    body: newTicket.extend({ captcha: captchaAnswer.optional() }),
    responses: {
      201: z.object({
        number: z.number().int(),
        /** The latest moment at which it is answered. */
        answerBy: instant,
      }),
    },
    refusals: [
      "email_missing",
      "captcha_required",
      "captcha_refused",
      "idempotency_key_reused",
      "too_many_tickets",
    ],
  }),
} as const;

export type NewTicket = z.output<typeof newTicket>;
export type OpenedTicket = z.output<(typeof support.openTicket.responses)[201]>;
