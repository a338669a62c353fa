import { createHash } from "node:crypto";
import type { Database, Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";

/** Which room, and what was done there. */
export type StaffAction = `${string}.${string}`;

export type AuditEntry = {
  readonly id: string;
  readonly happenedAt: Date;
  readonly staff: { readonly id: string; readonly login: string; readonly name: string } | null;
  readonly action: StaffAction;
  /** What was acted on: an entry's id, a player's id, the path of a redirect. */
  readonly subject: string | null;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly before: unknown;
  readonly after: unknown;
};

/** Who it was is told by id or, where a room knows its authors by name only, by login. */
export type NewAuditEntry = ({ readonly staffId: string | null } | { readonly login: string }) & {
  readonly action: StaffAction;
  readonly subject?: string;
  readonly facts?: Readonly<Record<string, string | number | boolean>>;
  readonly before?: unknown;
  readonly after?: unknown;
};

export type AuditQuestion = {
  readonly subject?: string | undefined;
  readonly staffId?: string | undefined;
  /** An action, or how it begins. */
  readonly action?: string | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
};

const charactersMax = 8_000;
const beginning = 1_000;

/** What staff did. Rows are written with the act, in its transaction, and never touched again. */
export function createAuditTrail({ database, clock }: { database: Database; clock: Clock }) {
  return {
    async record(tx: Transact, entry: NewAuditEntry): Promise<void> {
      const who =
        "login" in entry
          ? sql`(SELECT staff_id FROM oversight.staff WHERE login = ${entry.login})`
          : sql`${entry.staffId}::uuid`;
      await sql`
        INSERT INTO oversight.audit
          (audit_id, happened_at, staff_id, action, subject, facts, before, after)
        VALUES (${uuidv7()}, ${clock()}, ${who}, ${entry.action}, ${entry.subject ?? null},
                ${JSON.stringify(entry.facts ?? {})}::jsonb, ${spell(entry.before)}::jsonb,
                ${spell(entry.after)}::jsonb)
      `.execute(tx);
    },

    /** What somebody has taken today, in the act's own count; told within the transaction that takes more. */
    async sumToday(
      tx: Transact,
      { staffId, action, fact }: { staffId: string; action: StaffAction; fact: string },
    ): Promise<number> {
      const { rows } = await sql<{ sum: number }>`
        SELECT coalesce(sum((facts->>${fact})::int), 0)::int AS sum FROM oversight.audit
        WHERE staff_id = ${staffId} AND action = ${action}
          AND happened_at >= date_trunc('day', ${clock()}::timestamptz, 'UTC')
      `.execute(tx);
      return rows[0]?.sum ?? 0;
    },

    /** Newest first. */
    async list(question: AuditQuestion): Promise<AuditEntry[]> {
      const { subject = null, staffId = null, action = null, before = null } = question;
      const { rows } = await sql<AuditEntry>`
        SELECT a.audit_id AS id, a.happened_at AS "happenedAt", a.action, a.subject, a.facts,
               a.before, a.after,
               CASE WHEN s.staff_id IS NOT NULL THEN
                 jsonb_build_object('id', s.staff_id, 'login', s.login, 'name', s.name)
               END AS staff
        FROM oversight.audit AS a LEFT JOIN oversight.staff AS s USING (staff_id)
        WHERE (${before}::uuid IS NULL OR a.audit_id < ${before}::uuid)
          AND (${subject}::text IS NULL OR a.subject = ${subject})
          AND (${staffId}::uuid IS NULL OR a.staff_id = ${staffId}::uuid)
          AND (${action}::text IS NULL OR starts_with(a.action, ${action}))
        ORDER BY a.audit_id DESC LIMIT ${question.limit}
      `.execute(database.db);
      return rows;
    },
  };
}

export type AuditTrail = ReturnType<typeof createAuditTrail>;

/** What is too large to be read by a person is kept as a digest, so that it can still be proved. */
function spell(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const text = JSON.stringify(value);
  if (text.length <= charactersMax) return text;
  const sha256 = createHash("sha256").update(text).digest("hex");
  // Cut between characters: half of one is no JSON that PostgreSQL would take.
  const begins = text.slice(0, beginning).toWellFormed().replaceAll("\uFFFD", "");
  return JSON.stringify({ cut: true, characters: text.length, sha256, begins });
}
