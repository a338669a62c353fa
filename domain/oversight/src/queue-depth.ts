import type { Database } from "@croupier/database";

export type QueueDepth = {
  waiting: number;
  running: number;
  failed: number;
  /** 0 when nothing is due. */
  oldestDueSeconds: number;
};

/** How full the queue is. A job that is not due yet does not wait. */
export async function readQueueDepth({ pool }: Pick<Database, "pool">): Promise<QueueDepth> {
  const { rows } = await pool.query<{
    waiting: number;
    running: number;
    failed: number;
    oldest_due_seconds: number;
  }>(
    `SELECT
       count(*) FILTER (WHERE is_available AND run_at <= now())::int AS waiting,
       count(*) FILTER (WHERE locked_at IS NOT NULL)::int AS running,
       count(*) FILTER (WHERE locked_at IS NULL AND attempts >= max_attempts)::int AS failed,
       coalesce(extract(epoch FROM now() - min(run_at) FILTER (
         WHERE is_available AND run_at <= now())), 0)::float8 AS oldest_due_seconds
     FROM graphile_worker._private_jobs`,
  );
  const row = rows[0];
  return {
    waiting: row?.waiting ?? 0,
    running: row?.running ?? 0,
    failed: row?.failed ?? 0,
    oldestDueSeconds: row?.oldest_due_seconds ?? 0,
  };
}
