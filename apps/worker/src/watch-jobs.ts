import type { WorkerEvents } from "graphile-worker";
import type { Logger } from "pino";
import type { WorkerMetrics } from "./metrics.ts";

type Settled = { id: string; task_identifier: string };

/** Times each job, and lets no failure pass in silence: to the log, the figures and the list of errors. */
export function watchJobs(needs: {
  events: WorkerEvents;
  logger: Logger;
  metrics: WorkerMetrics;
  reportError: (error: unknown, traceId: string) => Promise<void>;
}): void {
  const { events, logger, metrics } = needs;
  const startedAt = new Map<string, number>();

  function settle({ id, task_identifier: task }: Settled, outcome: "done" | "failed"): void {
    const begun = startedAt.get(id) ?? performance.now();
    startedAt.delete(id);
    metrics.jobSeconds.observe({ task, outcome }, (performance.now() - begun) / 1000);
  }

  events.on("job:start", ({ job }) => startedAt.set(job.id, performance.now()));
  events.on("job:success", ({ job }) => settle(job, "done"));
  events.on("job:error", ({ job, error }) => {
    settle(job, "failed");
    const { task_identifier: task, attempts: attempt } = job;
    const traceId = `job-${job.id}`;
    logger.error({ task, attempt, traceId, err: error }, "a job failed");
    needs.reportError(error, traceId).catch((unheard: unknown) => {
      logger.error({ err: unheard }, "an error could not be recorded");
    });
  });
}
