import type { Logger } from "pino";

export interface StopStep {
  readonly name: string;
  readonly stop: () => Promise<void> | void;
}

/**
 * Stops a process in order: each step ends before the next begins, one that fails does not keep the
 * others from running, and one that hangs is given up after `stepMsMax`.
 */
export async function stopInOrder(
  steps: readonly StopStep[],
  { logger, stepMsMax = 10_000 }: { logger: Logger; stepMsMax?: number },
): Promise<void> {
  for (const step of steps) {
    const { promise: givenUp, resolve } = Promise.withResolvers<"given up">();
    const timer = setTimeout(() => resolve("given up"), stepMsMax);
    try {
      const outcome = await Promise.race([Promise.resolve(step.stop()), givenUp]);
      if (outcome === "given up")
        logger.warn({ step: step.name }, "a step of stopping was given up");
    } catch (error) {
      logger.error({ step: step.name, err: error }, "a step of stopping failed");
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Runs `stop` once on the first signal; a second signal ends the process at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      void stop().finally(() => process.exit(0));
    });
  }
}

/**
 * Closes a listener: what is in flight ends, and so does each kept connection as soon as it is idle.
 * Closing alone would wait for connections that only became idle afterwards.
 */
export async function closeListener(
  server: { closeIdleConnections(): void },
  close: () => Promise<void>,
): Promise<void> {
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  try {
    await close();
  } finally {
    clearInterval(sweep);
  }
}
