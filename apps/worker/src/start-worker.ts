import { EventEmitter } from "node:events";
import { hostname } from "node:os";
import { connect, type Database } from "@croupier/database";
import { systemClock, type Clock } from "@croupier/kit/time";
import { silentAfterMs } from "@croupier/oversight";
import {
  createLogger,
  createPrivateListener,
  stopInOrder,
  type Route,
} from "@croupier/server/shell";
import { run, type WorkerEvents } from "graphile-worker";
import type { Logger } from "pino";
import { compose } from "./compose.ts";
import type { WorkerConfig } from "./config.ts";
import { crontab } from "./crontab.ts";
import { freeOrphanedJobs } from "./jobs/free-orphaned-jobs.ts";
import { askForJob, nudge } from "./nudge.ts";
import { createQueueLogger } from "./queue-logger.ts";
import { tasks } from "./tasks.ts";
import { version } from "./version.ts";
import { wakeForSchedules } from "./wake-for-schedules.ts";
import { watchJobs } from "./watch-jobs.ts";

export type Worker = {
  readonly privatePort: number;
  /** Everything this process answers. */
  readonly routes: readonly Route[];
  stop(): Promise<void>;
};

/** Starts taking jobs; `stop` lets those in flight finish before it resolves. */
export async function startWorker(options: {
  config: WorkerConfig;
  logger?: Logger;
  clock?: Clock;
}): Promise<Worker> {
  const { config, clock = systemClock } = options;
  const logger = options.logger ?? createLogger({ name: "worker", level: config.logLevel });
  const database = connect({ url: config.appDatabaseUrl, max: 6, name: "croupier worker" });
  const { jobs, metrics, content, oversight, reportError } = compose({
    config,
    database,
    clock,
    logger,
  });
  await freeOrphanedJobs({ pool: database.pool, silentAfterMs });

  const events: WorkerEvents = new EventEmitter();
  const jobPool = poolNameOf(events);
  watchJobs({ events, logger, metrics, reportError });
  const runner = await run({
    connectionString: config.appDatabaseUrl,
    maxPoolSize: config.jobsAtOnce + 2,
    concurrency: config.jobsAtOnce,
    taskList: jobs,
    // A test asks for the jobs it means; one that comes with the minute would be in its way.
    parsedCronItems: config.mode === "test" ? [] : crontab,
    events,
    logger: createQueueLogger(logger),
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: 10_000,
  });
  const presence = await oversight.processes.enter({
    role: "worker",
    host: hostname(),
    pid: process.pid,
    version,
    jobPool: await jobPool,
    onUnheard: (error) => logger.warn({ err: error }, "could not tell that this worker lives"),
  });
  const stopNudging = nudge({ database, logger });
  const stopWaking = wakeForSchedules({
    readNextDue: content.readNextDue,
    publish: () => askForJob(database, tasks.publishDue),
    clock,
    onTrouble: (error) => logger.warn({ err: error }, "could not look for what is planned"),
  });
  let stopping = false;
  const privately = createPrivateListener({
    registry: metrics.registry,
    isReady: async () => !stopping && (await answers(database)),
  });
  const privatePort = await privately.listen(config.privatePort);
  logger.info({ privatePort }, "taking jobs");

  return {
    privatePort,
    routes: privately.routes,
    async stop() {
      stopping = true;
      stopNudging();
      stopWaking();
      await stopInOrder(
        [
          { name: "jobs in flight", stop: () => runner.stop() },
          { name: "presence", stop: () => presence.leave() },
          { name: "metrics", stop: () => privately.close() },
          { name: "database", stop: () => database.close() },
        ],
        { logger, stepMsMax: 18_000 },
      );
    },
  };
}

/** The name under which this worker locks its jobs; the queue makes it while it starts. */
function poolNameOf(events: WorkerEvents): Promise<string> {
  return new Promise((resolve) => {
    events.once("pool:create", ({ workerPool }) => resolve(workerPool.id));
  });
}

async function answers(database: Database): Promise<boolean> {
  try {
    await database.pool.query("SELECT 1");
    return true;
  } catch {
    return false;
  }
}
