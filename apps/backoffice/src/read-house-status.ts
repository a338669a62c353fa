import type { HouseStatus } from "@croupier/contracts";
import type { Database } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import { readQueueDepth, type Oversight } from "@croupier/oversight";
import type { Support } from "@croupier/support";
import { decideAuditState } from "./decide-audit-state.ts";
import { presentProcess } from "./present-process.ts";

const hourMs = 3_600_000;

/** Gathers what each room knows about itself; none of them is asked to do anything. */
export function createHouseStatus(needs: {
  database: Database;
  clock: Clock;
  oversight: Oversight;
  support: Support;
  mode: HouseStatus["mode"];
}) {
  return async (): Promise<HouseStatus> => {
    const now = needs.clock();
    const [database, processes, audit, queue, outboxWaiting, errors] = await Promise.all([
      readDatabase(needs.database),
      needs.oversight.processes.seenSince(new Date(now.getTime() - hourMs)),
      needs.oversight.ledgerAudits.findLatest(),
      readQueueDepth(needs.database),
      needs.support.countWaiting(),
      needs.oversight.summariseUnhandled(),
    ]);
    return {
      mode: needs.mode,
      checkedAt: now.toISOString(),
      database,
      processes: processes.map((process) => presentProcess(process, now)),
      ledgerAudit: decideAuditState(audit, now),
      jobs: {
        waiting: queue.waiting,
        running: queue.running,
        failed: queue.failed,
        oldestDueAt:
          queue.waiting === 0
            ? null
            : new Date(now.getTime() - queue.oldestDueSeconds * 1_000).toISOString(),
      },
      outboxWaiting,
      unhandledErrors: {
        count: errors.count,
        lastSeenAt: errors.lastSeenAt?.toISOString() ?? null,
      },
    };
  };
}

async function readDatabase({ pool }: Database): Promise<HouseStatus["database"]> {
  const { rows } = await pool.query<{ version: string; name: string; applied_at: Date }>(
    `SELECT current_setting('server_version') AS version, name, applied_at
     FROM croupier_meta.migrations ORDER BY ordinal DESC LIMIT 1`,
  );
  const row = rows[0];
  if (row === undefined) throw new Error("the database was never migrated");
  return {
    version: row.version.split(" ")[0] ?? row.version,
    migration: row.name.slice(0, 4),
    migratedAt: row.applied_at.toISOString(),
  };
}
