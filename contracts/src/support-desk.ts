import { z } from "zod";
import { addresses } from "./addresses.ts";
import { endpoint } from "./endpoint.ts";
import { id, instant, language, line, pathId, text } from "./fields.ts";
import { ticketLengths, ticketReferenceKinds, ticketSubjects } from "./tickets.ts";

const ticketState = z.enum(["open", "answered", "closed"]);

const ticket = z
  .object({
    id,
    /** What the sender quotes. */
    number: z.number().int(),
    brand: z.string(),
    language,
    subject: z.enum(ticketSubjects),
    message: z.string(),
    reference: z.object({ kind: z.enum(ticketReferenceKinds), id: z.string() }).nullable(),
    /** A player, or else a visitor by the address they typed. */
    playerId: id.nullable(),
    email: z.string().nullable(),
    sentAt: instant,
    /** By when its sender was promised an answer. */
    dueAt: instant,
    isOverdue: z.boolean(),
    state: ticketState,
    /** Who of staff looks after it. */
    takenBy: z.string().nullable(),
    isMine: z.boolean(),
    changedAt: instant,
  })
  .meta({ id: "Ticket" });

const looked = ticket
  .extend({
    /** The oldest first. */
    answers: z.array(z.object({ id, text: z.string(), answeredBy: z.string(), at: instant })),
  })
  .meta({ id: "LookedAtTicket" });

const supporterCall = { access: "staff", roles: ["support", "compliance"], shed: "P2" } as const;
const params = z.object({ ticket: pathId });

/** What visitors and players write to us: for support and compliance, in the back-office. */
export const supportDesk = {
  tickets: endpoint({
    ...addresses.supportDesk.tickets,
    ...supporterCall,
    name: "supportDesk.tickets",
    summary: "Tickets: the open ones by when they are due, then the others from the newest on",
    rate: "read",
    query: z.object({
      state: ticketState.optional(),
      subject: z.enum(ticketSubjects).optional(),
      /** Open, and past the moment its sender was promised. */
      overdue: z.literal("yes").optional(),
      number: line()
        .regex(/^\d{1,12}$/, "is not the number of a ticket")
        .optional(),
      player: pathId.optional(),
    }),
    responses: {
      200: z.object({
        items: z.array(ticket),
        /** There are others, which a narrower question finds. */
        hasMore: z.boolean(),
      }),
    },
    refusals: [],
  }),
  ticket: endpoint({
    ...addresses.supportDesk.ticket,
    ...supporterCall,
    name: "supportDesk.ticket",
    summary: "One ticket with its answers",
    rate: "read",
    params,
    responses: { 200: looked },
    refusals: ["not_found"],
  }),
  takeTicket: endpoint({
    ...addresses.supportDesk.takeTicket,
    ...supporterCall,
    name: "supportDesk.takeTicket",
    summary: "Say that you look after a ticket, or that you no longer do",
    rate: "write",
    params,
    body: z.object({ taken: z.boolean() }),
    responses: { 200: ticket },
    refusals: ["not_found"],
  }),
  answerTicket: endpoint({
    ...addresses.supportDesk.answerTicket,
    ...supporterCall,
    name: "supportDesk.answerTicket",
    summary: "Answer an open ticket: a letter goes out, and it cannot be taken back",
    rate: "write",
    params,
    body: z.object({ text: text({ max: ticketLengths.answer, lines: true }) }),
    responses: { 200: ticket },
    refusals: ["not_found", "ticket_not_open"],
  }),
  setTicketState: endpoint({
    ...addresses.supportDesk.setTicketState,
    ...supporterCall,
    name: "supportDesk.setTicketState",
    summary:
      "Close a ticket without a word, or open it again: answered, it is due anew, else as it was promised",
    rate: "write",
    params,
    body: z.object({ state: z.enum(["open", "closed"]) }),
    responses: { 200: ticket },
    refusals: ["not_found"],
  }),
} as const;

export type ListedTicket = z.output<typeof ticket>;
export type LookedAtTicket = z.output<typeof looked>;
