import { Logger as QueueLogger } from "graphile-worker";
import type { Logger } from "pino";

/**
 * What the queue says about itself, in our log. Only at debug: its messages quote errors whole, and
 * an error may carry a person's words. What matters (a job failed) is logged by its event instead.
 */
export function createQueueLogger(logger: Logger): QueueLogger {
  return new QueueLogger(() => (level, message) => {
    if (level === "error" || level === "warning") logger.warn("the queue had trouble, see debug");
    logger.debug(message);
  });
}
