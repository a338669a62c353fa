import { transact, type Database, type Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { hourMs, type Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import type { LetterRequest } from "../queue.ts";
import type { TicketDeskRefusal } from "../refusals.ts";
import {
  findTicket,
  listAnswers,
  listTickets,
  lockTicket,
  type Ticket,
  type TicketAnswer,
  type TicketQuestion,
} from "./ticket-reader.ts";

type Staff = { readonly id: string };

export type TicketAct = {
  readonly by: Staff;
  readonly action: `tickets.${"taken" | "released" | "answered" | "closed" | "reopened"}`;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
};

export type OpenedAtDesk = { readonly ticket: Ticket; readonly answers: readonly TicketAnswer[] };

type Changed = Result<Ticket, TicketDeskRefusal>;

/** What somebody wrote to us, as staff see and answer it. Each act stands in the audit trail, without its words. */
export function createTicketDesk(needs: {
  database: Database;
  clock: Clock;
  queueLetter: (tx: Transact, letter: LetterRequest) => Promise<void>;
  /** Where a player is written to; undefined once they are forgotten. */
  findAddress: (tx: Transact, playerId: string) => Promise<string | undefined>;
  findBrand: (code: string) => Promise<{
    readonly name: string;
    readonly origin: string;
    readonly answerHours: number;
  }>;
  /** Into the audit trail, in the transaction of the act. */
  record: (tx: Transact, act: TicketAct) => Promise<void>;
}) {
  const { database, clock, record } = needs;

  /** Changes one ticket that nobody else changes meanwhile, and hands back how it stands then. */
  async function change(
    ticketId: string,
    act: (tx: Transact, before: Ticket) => Promise<Result<undefined, TicketDeskRefusal>>,
  ): Promise<Changed> {
    return transact(database, async (tx) => {
      const before = await lockTicket(tx, ticketId);
      if (before === undefined) return refuse({ code: "not_found" });
      const done = await act(tx, before);
      if (!done.ok) return done;
      const after = await findTicket(tx, ticketId);
      return after === undefined ? refuse({ code: "not_found" }) : ok(after);
    });
  }

  async function writeAnswer(tx: Transact, ticket: Ticket, answer: { text: string; by: Staff }) {
    const to =
      ticket.playerId === null ? ticket.email : await needs.findAddress(tx, ticket.playerId);
    if (to === null || to === undefined) return false;
    const answerId = uuidv7();
    await sql`
      INSERT INTO support.ticket_answers
        (answer_id, ticket_id, player_id, answer, answered_by, answered_at)
      VALUES (${answerId}, ${ticket.id}, ${ticket.playerId}, ${answer.text}, ${answer.by.id},
              ${clock()})
    `.execute(tx);
    const { name, origin } = await needs.findBrand(ticket.brand);
    await needs.queueLetter(tx, {
      template: "ticket-answered",
      brand: { code: ticket.brand, name },
      to,
      language: ticket.language,
      facts: {
        firstName: "",
        number: String(ticket.number),
        link: `${origin}/contact?ticket=${ticket.number}`,
      },
      passage: answer.text,
      onceKey: `ticket-answered ${answerId}`,
    });
    return true;
  }

  return {
    list: (question: TicketQuestion) => listTickets(database, question, clock()),

    async find(ticketId: string): Promise<OpenedAtDesk | undefined> {
      const ticket = await findTicket(database.db, ticketId);
      return ticket && { ticket, answers: await listAnswers(database, ticketId) };
    },

    /** Says who of staff looks after it, or that nobody does. */
    take: (ticketId: string, { taken, by }: { taken: boolean; by: Staff }) =>
      change(ticketId, async (tx, before) => {
        const takenBy = taken ? by.id : null;
        if (before.takenBy === takenBy) return ok();
        await sql`
          UPDATE support.tickets SET taken_by = ${takenBy}, changed_at = ${clock()}
          WHERE ticket_id = ${before.id}
        `.execute(tx);
        const action = taken ? "tickets.taken" : "tickets.released";
        const told = { before: { takenBy: before.takenBy }, after: { takenBy } };
        await record(tx, { by, action, subject: before.id, ...told });
        return ok();
      }),

    /** Keeps the answer and sends it. Only an open ticket is answered, so two presses are one letter. */
    answer: (ticketId: string, answer: { text: string; by: Staff }) =>
      change(ticketId, async (tx, before) => {
        if (before.state !== "open") return refuse({ code: "ticket_not_open" });
        if (!(await writeAnswer(tx, before, answer))) return refuse({ code: "not_found" });
        await sql`
          UPDATE support.tickets
          SET state = 'answered', taken_by = coalesce(taken_by, ${answer.by.id}),
              changed_at = ${clock()}
          WHERE ticket_id = ${before.id}
        `.execute(tx);
        await record(tx, {
          by: answer.by,
          action: "tickets.answered",
          subject: before.id,
          before: { state: before.state },
          after: { state: "answered", isLate: before.dueAt < clock() },
        });
        return ok();
      }),

    /** Closes it without a word, or opens it again: one that was answered is due anew, a promise that was not kept stays. */
    setState: (ticketId: string, { state, by }: { state: "open" | "closed"; by: Staff }) =>
      change(ticketId, async (tx, before) => {
        if (before.state === state) return ok();
        const now = clock();
        const dueAt =
          state === "open" && (await isAnswered(tx, before))
            ? new Date(now.getTime() + (await needs.findBrand(before.brand)).answerHours * hourMs)
            : before.dueAt;
        await sql`
          UPDATE support.tickets SET state = ${state}, due_at = ${dueAt}, changed_at = ${now}
          WHERE ticket_id = ${before.id}
        `.execute(tx);
        await record(tx, {
          by,
          action: state === "open" ? "tickets.reopened" : "tickets.closed",
          subject: before.id,
          before: { state: before.state },
          after: { state },
        });
        return ok();
      }),
  };
}

async function isAnswered(tx: Transact, { id }: Ticket): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM support.ticket_answers WHERE ticket_id = ${id} LIMIT 1
  `.execute(tx);
  return rows.length > 0;
}

export type TicketDesk = ReturnType<typeof createTicketDesk>;

/** For the worker: what visitors wrote is dropped once it is done and long ago. Of players the rules of erasure say. */
export function createForgetTickets(database: Database) {
  return async function forgetTicketsDoneBefore(moment: Date): Promise<void> {
    await sql`
      DELETE FROM support.tickets
      WHERE player_id IS NULL AND state <> 'open' AND changed_at < ${moment}
    `.execute(database.db);
  };
}
