import type { Pool } from "pg";
import type { Logger } from "pino";
import { tasks } from "./tasks.ts";

const lookEveryMs = 2_000;

/**
 * Letters are written by other processes, in their own transactions, and none of them rings a bell:
 * a NOTIFY would cost their commit. So the worker looks, and asks for a delivery when one is due. The
 * crontab line stays behind it for the minute in which this process was busy or gone.
 */
export function nudgeDelivery({ pool, logger }: { pool: Pool; logger: Logger }): () => void {
  const looking = setInterval(() => {
    ask(pool).catch((error: unknown) => logger.warn({ err: error }, "could not look for letters"));
  }, lookEveryMs);
  looking.unref();
  return () => clearInterval(looking);
}

async function ask(pool: Pool): Promise<void> {
  await pool.query(
    `SELECT graphile_worker.add_job($1, job_key => $2, max_attempts => 3)
     WHERE EXISTS (
       SELECT FROM support.outbox WHERE state = 'WAITING' AND next_attempt_at <= now()
     )`,
    [tasks.deliverOutbox, `nudge ${tasks.deliverOutbox}`],
  );
}
