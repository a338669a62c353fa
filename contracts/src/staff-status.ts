import { z } from "zod";
import { instant } from "./fields.ts";

/** A process that told it lives. `SILENT` has not been heard of lately and did not say goodbye. */
const processStatus = z.object({
  role: z.enum(["server", "worker", "backoffice"]),
  place: z.string(),
  version: z.string(),
  state: z.enum(["RUNNING", "SILENT", "STOPPED"]),
  startedAt: instant,
  seenAt: instant,
});

const ledgerAuditStatus = z.object({
  state: z.enum(["CLEAN", "FINDINGS", "OVERDUE", "NEVER"]),
  finishedAt: instant.nullable(),
  /** Which checks of the audit set returned rows, and how many. */
  findings: z.array(z.object({ check: z.string(), rows: z.number().int() })),
});

/** What runs and how it is, at one moment. */
export const houseStatus = z.object({
  mode: z.enum(["demo", "production", "test"]),
  checkedAt: instant,
  database: z.object({
    version: z.string(),
    migration: z.string(),
    migratedAt: instant,
  }),
  processes: z.array(processStatus),
  ledgerAudit: ledgerAuditStatus,
  jobs: z.object({
    waiting: z.number().int(),
    running: z.number().int(),
    /** Gave up after their last attempt; somebody has to look. */
    failed: z.number().int(),
    oldestDueAt: instant.nullable(),
  }),
  outboxWaiting: z.number().int(),
  unhandledErrors: z.object({ count: z.number().int(), lastSeenAt: instant.nullable() }),
});

export type ProcessStatus = z.output<typeof processStatus>;
export type HouseStatus = z.output<typeof houseStatus>;
