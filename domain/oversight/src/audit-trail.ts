import type { Database, Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";

export type StaffAction =
  | "staff.created"
  | "staff.signed-in"
  | "staff.sign-in-failed"
  | "staff.signed-out";

export type AuditEntry = {
  readonly id: string;
  readonly happenedAt: Date;
  readonly staffId: string | null;
  readonly action: StaffAction;
  /** What was acted on: a player's id, a withdrawal's id. */
  readonly subject: string | null;
  readonly facts: Readonly<Record<string, string | number | boolean>>;
};

export type NewAuditEntry = Pick<AuditEntry, "staffId" | "action"> &
  Partial<Pick<AuditEntry, "subject" | "facts">>;

/** What staff did. Rows are written with the act, in its transaction, and never touched again. */
export function createAuditTrail({ database, clock }: { database: Database; clock: Clock }) {
  return {
    async record(tx: Transact, entry: NewAuditEntry): Promise<void> {
      await sql`
        INSERT INTO oversight.audit (audit_id, happened_at, staff_id, action, subject, facts)
        VALUES (${uuidv7()}, ${clock()}, ${entry.staffId}, ${entry.action},
                ${entry.subject ?? null}, ${JSON.stringify(entry.facts ?? {})}::jsonb)
      `.execute(tx);
    },

    /** Newest first. */
    async list(page: { before?: string | undefined; limit: number }): Promise<AuditEntry[]> {
      const before = page.before ?? null;
      const { rows } = await sql<AuditEntry>`
        SELECT audit_id AS id, happened_at AS "happenedAt", staff_id AS "staffId", action, subject,
               facts
        FROM oversight.audit
        WHERE ${before}::uuid IS NULL OR audit_id < ${before}::uuid
        ORDER BY audit_id DESC LIMIT ${page.limit}
      `.execute(database.db);
      return rows;
    },
  };
}

export type AuditTrail = ReturnType<typeof createAuditTrail>;
