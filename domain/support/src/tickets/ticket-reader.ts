import type { Database, Transact } from "@croupier/database";
import { sql } from "kysely";

export type TicketSubject =
  | "account"
  | "payment"
  | "game_round"
  | "safer_play"
  | "complaint"
  | "other";

/** The reference of a ticket: an id of ours, or what its sender typed. */
export type TicketReference = {
  readonly kind: "round" | "movement" | "deposit" | "withdrawal" | "ticket" | "other";
  readonly id: string;
};

export type TicketState = "open" | "answered" | "closed";

export type Ticket = {
  readonly id: string;
  /** What the sender quotes. */
  readonly number: number;
  readonly brand: string;
  readonly language: string;
  readonly subject: TicketSubject;
  readonly message: string;
  readonly reference: TicketReference | null;
  /** A player, or else a visitor by the address they typed. */
  readonly playerId: string | null;
  readonly email: string | null;
  readonly sentAt: Date;
  /** What the sender was promised. */
  readonly dueAt: Date;
  readonly state: TicketState;
  readonly takenBy: string | null;
  readonly changedAt: Date;
};

export type TicketAnswer = {
  readonly id: string;
  readonly text: string;
  readonly answeredBy: string;
  readonly answeredAt: Date;
};

export type TicketQuestion = {
  readonly state?: TicketState | undefined;
  readonly subject?: TicketSubject | undefined;
  /** Open, and past the moment its sender was promised. */
  readonly isOverdue?: true | undefined;
  readonly number?: number | undefined;
  readonly playerId?: string | undefined;
  readonly limit: number;
};

const columns = sql`
  ticket_id AS id, number::int AS number, brand, language, subject, message,
  CASE WHEN reference_kind IS NOT NULL THEN
    jsonb_build_object('kind', reference_kind, 'id', reference_id)
  END AS reference,
  player_id AS "playerId", email, sent_at AS "sentAt", due_at AS "dueAt", state,
  taken_by AS "takenBy", changed_at AS "changedAt"
`;

/** The open ones by when they are due, then the others from the newest change on. */
export async function listTickets(
  database: Database,
  question: TicketQuestion,
  now: Date,
): Promise<readonly Ticket[]> {
  const { state = null, subject = null, number = null, playerId = null } = question;
  const { rows } = await sql<Ticket>`
    SELECT ${columns} FROM support.tickets
    WHERE (${state}::text IS NULL OR state = ${state})
      AND (${subject}::text IS NULL OR subject = ${subject})
      AND (${number}::bigint IS NULL OR number = ${number})
      AND (${playerId}::text IS NULL OR player_id::text = ${playerId})
      AND (${question.isOverdue !== true} OR (state = 'open' AND due_at < ${now}))
    ORDER BY state = 'open' DESC, CASE WHEN state = 'open' THEN due_at END, changed_at DESC,
             ticket_id
    LIMIT ${question.limit}
  `.execute(database.db);
  return rows;
}

/** Open tickets past the moment their senders were promised. */
export async function countLateTickets(database: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ late: number }>`
    SELECT count(*)::int AS late FROM support.tickets WHERE state = 'open' AND due_at < ${now}
  `.execute(database.db);
  return rows[0]?.late ?? 0;
}

export async function findTicket(
  connection: Transact | Database["db"],
  ticketId: string,
): Promise<Ticket | undefined> {
  const { rows } = await sql<Ticket>`
    SELECT ${columns} FROM support.tickets WHERE ticket_id::text = ${ticketId}
  `.execute(connection);
  return rows[0];
}

/** Until the transaction ends nobody else changes it. */
export async function lockTicket(tx: Transact, ticketId: string): Promise<Ticket | undefined> {
  const { rows } = await sql<Ticket>`
    SELECT ${columns} FROM support.tickets WHERE ticket_id::text = ${ticketId} FOR UPDATE
  `.execute(tx);
  return rows[0];
}

/** The oldest first, as they were read. */
export async function listAnswers(
  database: Database,
  ticketId: string,
): Promise<readonly TicketAnswer[]> {
  const { rows } = await sql<TicketAnswer>`
    SELECT answer_id AS id, answer AS text, answered_by AS "answeredBy",
           answered_at AS "answeredAt"
    FROM support.ticket_answers WHERE ticket_id::text = ${ticketId} ORDER BY answered_at, answer_id
  `.execute(database.db);
  return rows;
}
