import type { Database } from "@croupier/database";
import { sql } from "kysely";

export type OutboxChannel = "EMAIL" | "SMS";
export type OutboxState = "WAITING" | "SENT" | "FAILED" | "WITHHELD";

export type OutboxSummary = {
  readonly id: string;
  readonly channel: OutboxChannel;
  readonly brand: string;
  readonly recipient: string;
  readonly template: string;
  readonly subject: string | null;
  readonly state: OutboxState;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly sentBy: string | null;
};

export type OutboxMessage = OutboxSummary & {
  readonly text: string;
  readonly html: string | null;
  readonly failure: string | null;
};

const summaryColumns = sql`
  message_id AS id, channel, brand, recipient, template, subject, state, attempts,
  created_at AS "createdAt", sent_at AS "sentAt", sent_by AS "sentBy"
`;

/** What the back-office shows. */
export function createOutboxReader(database: Database) {
  return {
    /** Newest first; `before` is the id of the last message of the page before. */
    async listOutbox(page: {
      before?: string | undefined;
      channel?: OutboxChannel | undefined;
      limit: number;
    }): Promise<{ items: OutboxSummary[]; next: string | null }> {
      const { before = null, channel = null, limit } = page;
      const { rows } = await sql<OutboxSummary>`
        SELECT ${summaryColumns} FROM support.outbox
        WHERE (${before}::uuid IS NULL OR message_id < ${before}::uuid)
          AND (${channel}::text IS NULL OR channel = ${channel})
        ORDER BY message_id DESC LIMIT ${limit + 1}
      `.execute(database.db);
      const items = rows.slice(0, limit);
      return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
    },

    async findMessage(id: string): Promise<OutboxMessage | undefined> {
      const { rows } = await sql<OutboxMessage>`
        SELECT ${summaryColumns}, body_text AS text, body_html AS html, last_error AS failure
        FROM support.outbox WHERE message_id = ${id}
      `.execute(database.db);
      return rows[0];
    },

    async countWaiting(): Promise<number> {
      const { rows } = await sql<{ waiting: number }>`
        SELECT count(*)::integer AS waiting FROM support.outbox WHERE state = 'WAITING'
      `.execute(database.db);
      return rows[0]?.waiting ?? 0;
    },
  };
}
