import { transact, type Database } from "@croupier/database";
import { sql } from "kysely";
import type { AuditTrail } from "./audit-trail.ts";

/** The audit of the whole ledger, as a job: one at a time, whoever asked for it. */
export const wholeAudit = { task: "ledger.audit_whole", queueName: "ledger audit" } as const;

/** Staff do not wait for the night. Asking again before it ran asks for nothing more. */
export function createAskForWholeAudit({
  database,
  record,
}: {
  database: Database;
  record: AuditTrail["record"];
}) {
  return async ({ staffId }: { readonly staffId: string }): Promise<void> => {
    await transact(database, async (tx) => {
      await record(tx, { staffId, action: "money.audit-asked" });
      await sql`
        SELECT graphile_worker.add_job(${wholeAudit.task}, queue_name => ${wholeAudit.queueName},
          job_key => ${`asked ${wholeAudit.task}`}, max_attempts => 3)
      `.execute(tx);
    });
  };
}
