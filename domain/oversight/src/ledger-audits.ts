import type { Database } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { sql } from "kysely";

/** What one check of the audit set saw: the check's name and the facts of one row it returned. */
export type LedgerFinding = { check: string; facts: Readonly<Record<string, unknown>> };

export type LedgerAudit = { startedAt: Date; finishedAt: Date; findings: LedgerFinding[] };

/** When the books were last looked at, and what was found. The looking is the ledger's own. */
export function createLedgerAuditLog({ database }: { database: Database }) {
  return {
    async record(audit: LedgerAudit): Promise<void> {
      await sql`
        INSERT INTO oversight.ledger_audit (audit_id, started_at, finished_at, findings)
        VALUES (${uuidv7()}, ${audit.startedAt}, ${audit.finishedAt},
                ${JSON.stringify(audit.findings, spellBigints)}::jsonb)
      `.execute(database.db);
    },

    async findLatest(): Promise<LedgerAudit | undefined> {
      const { rows } = await sql<AuditRow>`
        SELECT started_at, finished_at, findings
        FROM oversight.ledger_audit ORDER BY started_at DESC LIMIT 1
      `.execute(database.db);
      const row = rows[0];
      if (row === undefined) return undefined;
      return { startedAt: row.started_at, finishedAt: row.finished_at, findings: row.findings };
    },

    async forgetBefore(moment: Date): Promise<void> {
      await sql`DELETE FROM oversight.ledger_audit WHERE started_at < ${moment}`.execute(
        database.db,
      );
    },
  };
}

export type LedgerAuditLog = ReturnType<typeof createLedgerAuditLog>;

type AuditRow = { started_at: Date; finished_at: Date; findings: LedgerFinding[] };

/** JSON has no bigint; a sum that is off may be larger than a number holds, so it goes as text. */
const spellBigints = (_: string, value: unknown): unknown =>
  typeof value === "bigint" ? value.toString() : value;
