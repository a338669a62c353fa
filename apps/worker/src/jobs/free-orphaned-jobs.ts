import type { Pool } from "pg";

/**
 * A worker that was killed leaves its jobs locked, for four hours if nobody helps. A lock is freed
 * when its holder is not among the workers that told they live; the grace spares a worker that
 * took a job before its first word.
 */
export async function freeOrphanedJobs(options: {
  pool: Pool;
  silentAfterMs: number;
}): Promise<string[]> {
  const { rows } = await options.pool.query<{ job_pool: string }>(
    `WITH holders AS (
       SELECT DISTINCT jobs.locked_by AS job_pool
       FROM graphile_worker._private_jobs AS jobs
       WHERE jobs.locked_at < now() - make_interval(secs => $1)
       UNION
       SELECT DISTINCT queues.locked_by
       FROM graphile_worker._private_job_queues AS queues
       WHERE queues.locked_at < now() - make_interval(secs => $1)
     )
     SELECT holders.job_pool
     FROM holders
     WHERE NOT EXISTS (
       SELECT FROM oversight.process AS process
       WHERE process.job_pool = holders.job_pool
         AND process.stopped_at IS NULL
         AND process.seen_at > now() - make_interval(secs => $1)
     )`,
    [options.silentAfterMs / 1000],
  );
  const orphaned = rows.map((row) => row.job_pool);
  if (orphaned.length > 0) {
    await options.pool.query("SELECT graphile_worker.force_unlock_workers($1)", [orphaned]);
  }
  return orphaned;
}
