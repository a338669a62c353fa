import { hasTransferToLookUp, hasWithdrawalToMove } from "@croupier/server/cashier";
import type { Database } from "@croupier/database";
import { isUnsealed } from "@croupier/ledger";
import type { Logger } from "pino";
import { tasks, type TaskName } from "./tasks.ts";

/**
 * Letters and transfers are written by other processes, in their own transactions, and none of them
 * rings a bell: a NOTIFY would cost their commit. So the worker looks, and asks for a job when one is
 * due. The crontab line stays behind it for the minute in which this process was busy or gone.
 */
const looks = [
  { everyMs: 2_000, task: tasks.deliverOutbox, isDue: hasDueLetter },
  { everyMs: 2_000, task: tasks.moveWithdrawals, isDue: hasWithdrawalToMove },
  { everyMs: 2_000, task: tasks.tidyTransfers, isDue: hasTransferToLookUp },
  { everyMs: 5_000, task: tasks.sealLedger, isDue: isUnsealed },
] as const;

export function nudge({ database, logger }: { database: Database; logger: Logger }): () => void {
  const looking = looks.map(({ everyMs, task, isDue }) =>
    setInterval(() => {
      ask(database, { task, isDue }).catch((error: unknown) =>
        logger.warn({ err: error, task }, "could not look for work"),
      );
    }, everyMs).unref(),
  );
  return () => {
    for (const one of looking) clearInterval(one);
  };
}

async function ask(
  database: Database,
  { task, isDue }: Pick<(typeof looks)[number], "task" | "isDue">,
): Promise<void> {
  if (!(await isDue(database))) return;
  await askForJob(database, task);
}

/** Asked twice before it began, it runs once. */
export async function askForJob({ pool }: Database, task: TaskName): Promise<void> {
  await pool.query("SELECT graphile_worker.add_job($1, job_key => $2, max_attempts => 3)", [
    task,
    `nudge ${task}`,
  ]);
}

async function hasDueLetter({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query<{ due: boolean }>(
    `SELECT EXISTS (
       SELECT FROM support.outbox WHERE state = 'WAITING' AND next_attempt_at <= now()
     ) AS due`,
  );
  return rows[0]?.due === true;
}
