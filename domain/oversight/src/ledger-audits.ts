import type { Database } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { sql } from "kysely";

/** What one check of the audit set saw: the check's name and the facts of one row it returned. */
export type LedgerFinding = { check: string; facts: Readonly<Record<string, unknown>> };

/** A sealed block of the ledger and its digest, in hex. */
export type LedgerSeal = { block: bigint; digest: string };

export type LedgerAudit = { startedAt: Date; finishedAt: Date; findings: LedgerFinding[] };

/** Whether all of the journal was read, and the newest block there was before the reading began. */
export type LedgerAuditReach = { whole: boolean; seal: LedgerSeal };

/** The whole is read every night. When a night was missed, the next audit makes up for it. */
const wholeWithin = "36 hours";

/** When the books were last looked at, and what was found. The looking is the ledger's own. */
export function createLedgerAuditLog({ database }: { database: Database }) {
  return {
    async record(audit: LedgerAudit & LedgerAuditReach): Promise<void> {
      await sql`
        INSERT INTO oversight.ledger_audit
          (audit_id, started_at, finished_at, findings, whole, block, block_digest)
        VALUES (${uuidv7()}, ${audit.startedAt}, ${audit.finishedAt},
                ${JSON.stringify(audit.findings, spellBigints)}::jsonb,
                ${audit.whole}, ${audit.seal.block}, decode(${audit.seal.digest}, 'hex'))
      `.execute(database.db);
    },

    /**
     * From which block on it is enough to read: the one the latest audit saw, if it found nothing.
     * After a finding everything is read each time, until an audit is clean again.
     */
    async findSeal(): Promise<LedgerSeal | undefined> {
      const { rows } = await sql<LedgerSeal>`
        SELECT latest.block, encode(latest.block_digest, 'hex') AS digest
        FROM (SELECT * FROM oversight.ledger_audit ORDER BY started_at DESC LIMIT 1) AS latest
        WHERE latest.findings = '[]' AND latest.block IS NOT NULL
          AND EXISTS (
            SELECT FROM oversight.ledger_audit AS past
            WHERE past.whole AND past.started_at > now() - ${wholeWithin}::interval
          )
      `.execute(database.db);
      return rows[0];
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
