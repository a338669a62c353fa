import type { Database } from "@croupier/database";
import { NotAsked } from "@croupier/kit/asking";
import { restMs } from "@croupier/kit/breaker";
import { minuteMs, type Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import type { MailCarrier, SmsCarrier } from "./carriers.ts";
import { decideAfterFailure } from "./decide-delivery.ts";

export type Carriers = { readonly mail: MailCarrier; readonly sms: SmsCarrier };
/** A port: who may be asked to play is known by who knows the players. */
export type MayBeOffered = (to: {
  readonly brand: string;
  readonly email: string;
}) => Promise<boolean>;

/** A port too: who a brand's messages come from; undefined is the sender of the house. */
export type SendersOf = (brand: string) => Promise<{
  readonly mail: string | undefined;
  readonly sms: string | undefined;
}>;

export type Delivered = { readonly sent: number; readonly failed: number };

type Claimed = {
  message_id: string;
  channel: "EMAIL" | "SMS";
  recipient: string;
  subject: string | null;
  body_text: string;
  body_html: string | null;
  attempts: number;
  brand: string;
  is_offer: boolean;
};

/** So long a message belongs to the worker that claimed it; if that one dies, another takes over. */
const leaseMs = 5 * minuteMs;

/**
 * Sends what waits. A message is claimed first and sent outside any transaction; a worker that
 * dies in between leaves it to be sent again, so a letter may come twice but never not at all.
 */
export function createDelivery(room: {
  database: Database;
  clock: Clock;
  carriers: Carriers;
  mayBeOffered: MayBeOffered;
  sendersOf: SendersOf;
}) {
  const { database, clock, carriers } = room;

  async function claim(limit: number): Promise<Claimed[]> {
    const now = clock();
    const { rows } = await sql<Claimed>`
      UPDATE support.outbox
      SET attempts = attempts + 1, next_attempt_at = ${new Date(now.getTime() + leaseMs)}
      WHERE message_id IN (
        SELECT message_id FROM support.outbox
        WHERE state = 'WAITING' AND next_attempt_at <= ${now}
        ORDER BY next_attempt_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )
      RETURNING message_id, channel, recipient, subject, body_text, body_html, attempts, brand,
        is_offer
    `.execute(database.db);
    return rows;
  }

  /**
   * Words of a message may open an account: a link that sets a password, a code. Once nobody has to send it any
   * more, they are gone from the outbox, and from whatever copies the database.
   */
  function wordsAfter(message: Claimed) {
    const carrier = message.channel === "SMS" ? carriers.sms : carriers.mail;
    return carrier.isReadInOutbox === true ? sql`` : sql`, body_text = '', body_html = NULL`;
  }

  async function carry(message: Claimed): Promise<string> {
    const { message_id: messageId, recipient: to, body_text: text } = message;
    const from = await room.sendersOf(message.brand);
    if (message.channel === "SMS") {
      await carriers.sms.send({ messageId, from: from.sms, to, text });
      return carriers.sms.name;
    }
    const subject = message.subject ?? "";
    await carriers.mail.send({
      messageId,
      from: from.mail,
      to,
      subject,
      text,
      html: message.body_html ?? undefined,
    });
    return carriers.mail.name;
  }

  async function markSent(message: Claimed, sentBy: string): Promise<void> {
    await sql`
      UPDATE support.outbox
      SET state = 'SENT', sent_at = ${clock()}, sent_by = ${sentBy}, last_error = NULL ${wordsAfter(message)}
      WHERE message_id = ${message.message_id}
    `.execute(database.db);
  }

  /** Not tried again: whoever may be asked another day is written to another day. */
  async function withhold(message: Claimed): Promise<void> {
    await sql`
      UPDATE support.outbox SET state = 'WITHHELD', next_attempt_at = ${clock()} ${wordsAfter(message)}
      WHERE message_id = ${message.message_id}
    `.execute(database.db);
  }

  async function isUnwanted({ is_offer, brand, recipient: email }: Claimed): Promise<boolean> {
    return is_offer && !(await room.mayBeOffered({ brand, email }));
  }

  /** Nobody was asked, so it was no try: a carrier that is down for long uses no letter up. */
  async function putBack(message: Claimed): Promise<void> {
    await sql`
      UPDATE support.outbox
      SET attempts = attempts - 1, next_attempt_at = ${new Date(clock().getTime() + restMs)}
      WHERE message_id = ${message.message_id}
    `.execute(database.db);
  }

  async function markNotSent(message: Claimed, error: unknown): Promise<void> {
    const after = decideAfterFailure(message.attempts, clock());
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    await sql`
      UPDATE support.outbox
      SET state = ${after.state}, last_error = ${reason},
          next_attempt_at = ${after.state === "WAITING" ? after.nextAttemptAt : clock()}
          ${after.state === "WAITING" ? sql`` : wordsAfter(message)}
      WHERE message_id = ${message.message_id}
    `.execute(database.db);
  }

  return async function deliver({ limit = 50 }: { limit?: number } = {}): Promise<Delivered> {
    let sent = 0;
    let failed = 0;
    for (const message of await claim(limit)) {
      try {
        if (await isUnwanted(message)) {
          await withhold(message);
          continue;
        }
        await markSent(message, await carry(message));
        sent += 1;
      } catch (error) {
        if (error instanceof NotAsked) {
          await putBack(message);
          continue;
        }
        await markNotSent(message, error);
        failed += 1;
      }
    }
    return { sent, failed };
  };
}
