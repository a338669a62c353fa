import { transact, type Database, type Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { dayMs, hourMs, type Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import type { LetterRequest } from "../queue.ts";
import type { OpenTicketRefusal } from "../refusals.ts";
import type { TicketReference, TicketSubject } from "./ticket-reader.ts";

export type NewTicket = {
  readonly brand: { readonly code: string; readonly name: string };
  readonly language: string;
  readonly subject: TicketSubject;
  readonly message: string;
  readonly reference: TicketReference | undefined;
  /** A player with the address of their profile, or a visitor with the one they typed. */
  readonly sender: { readonly playerId: string | undefined; readonly email: string };
  /** Made where the form was sent, and kept until it is answered. */
  readonly key: string;
  /** Within how many hours the brand answers. */
  readonly answerHours: number;
};

export type OpenedTicket = { readonly number: number; readonly answerBy: Date };

type Found = OpenedTicket & {
  readonly subject: TicketSubject;
  readonly message: string;
  readonly reference: TicketReference | null;
};

/** Of one player, or one mailbox of a visitor, within a day. */
const ticketsMax = 10;

/**
 * Keeps what somebody wrote to us and queues a letter that confirms it. Sent again with the same key it is the
 * same ticket, and no second letter.
 */
export function createOpenTicket(needs: {
  database: Database;
  clock: Clock;
  queueLetter: (tx: Transact, letter: LetterRequest) => Promise<void>;
}) {
  const { database, clock } = needs;

  return async function openTicket(
    wish: NewTicket,
  ): Promise<Result<OpenedTicket, OpenTicketRefusal>> {
    const author = wish.sender.playerId ?? wish.sender.email.toLowerCase();
    const mailbox = mailboxOf(author);
    return transact(database, async (tx) => {
      // One after the other, so that two presses at once are one ticket and the count is right.
      await sql`
        SELECT pg_advisory_xact_lock(hashtextextended(${`ticket ${wish.brand.code} ${mailbox}`}, 0))
      `.execute(tx);
      const before = await findByKey(tx, wish, author);
      if (before !== undefined) {
        return isSame(before, wish)
          ? ok({ number: before.number, answerBy: before.answerBy })
          : refuse({ code: "idempotency_key_reused" });
      }
      const now = clock();
      const retryAfterSeconds = await secondsToWait(tx, { brand: wish.brand.code, mailbox, now });
      if (retryAfterSeconds > 0) return refuse({ code: "too_many_tickets", retryAfterSeconds });
      const answerBy = new Date(now.getTime() + wish.answerHours * hourMs);
      const ticketId = uuidv7();
      const number = await insert(tx, wish, { ticketId, now, answerBy });
      await needs.queueLetter(tx, {
        template: "ticket-received",
        brand: wish.brand,
        to: wish.sender.email,
        language: wish.language,
        // Nothing that was typed goes along: whoever owns the address may not be who typed it.
        facts: { firstName: "", number: String(number), hours: String(wish.answerHours) },
        onceKey: `ticket-received ${ticketId}`,
      });
      return ok({ number, answerBy });
    });
  };
}

export type OpenTicket = ReturnType<typeof createOpenTicket>;

async function findByKey(
  tx: Transact,
  { brand, key }: NewTicket,
  author: string,
): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    SELECT number::int AS number, due_at AS "answerBy", subject, message,
           CASE WHEN reference_kind IS NOT NULL THEN
             jsonb_build_object('kind', reference_kind, 'id', reference_id)
           END AS reference
    FROM support.tickets
    WHERE brand = ${brand.code} AND coalesce(player_id::text, lower(email)) = ${author}
      AND idempotency_key = ${key}
  `.execute(tx);
  return rows[0];
}

function isSame(before: Found, wish: NewTicket): boolean {
  return (
    before.subject === wish.subject &&
    before.message === wish.message &&
    before.reference?.kind === wish.reference?.kind &&
    before.reference?.id === wish.reference?.id
  );
}

/** The letters to `fern+news@…` and `fern@…` lie in one mailbox, and somebody else may have typed either. */
function mailboxOf(author: string): string {
  return author.replace(/\+[^@]*@/, "@");
}

/** Until the oldest of the day counts no more; 0 while there is room. */
async function secondsToWait(
  tx: Transact,
  { brand, mailbox, now }: { brand: string; mailbox: string; now: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    SELECT count(*)::int AS count, min(sent_at) AS oldest FROM support.tickets
    WHERE brand = ${brand}
      AND regexp_replace(coalesce(player_id::text, lower(email)), '\\+[^@]*@', '@') = ${mailbox}
      AND sent_at > ${new Date(now.getTime() - dayMs)}
  `.execute(tx);
  const { count = 0, oldest = null } = rows[0] ?? {};
  if (count < ticketsMax || oldest === null) return 0;
  return Math.max(1, Math.ceil((oldest.getTime() + dayMs - now.getTime()) / 1_000));
}

async function insert(
  tx: Transact,
  wish: NewTicket,
  { ticketId, now, answerBy }: { ticketId: string; now: Date; answerBy: Date },
): Promise<number> {
  const { brand, language, subject, message, reference, sender, key } = wish;
  const { rows } = await sql<{ number: number }>`
    INSERT INTO support.tickets (ticket_id, brand, language, subject, message, reference_kind,
      reference_id, player_id, email, idempotency_key, sent_at, due_at, changed_at)
    VALUES (${ticketId}, ${brand.code}, ${language}, ${subject}, ${message},
      ${reference?.kind ?? null}, ${reference?.id ?? null}, ${sender.playerId ?? null},
      ${sender.playerId === undefined ? sender.email : null}, ${key}, ${now}, ${answerBy}, ${now})
    RETURNING number::int AS number
  `.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("a ticket that was inserted has a number");
  return row.number;
}
