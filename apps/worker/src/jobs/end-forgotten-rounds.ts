import type { WorkerMetrics } from "../metrics.ts";

type EndForgotten = (
  signal: AbortSignal,
) => Promise<{ readonly ended: number; readonly failed: number }>;

/** Rounds of our own games in which nobody has done anything for a day are played to their end. */
export async function endForgottenRounds(needs: {
  readonly endForgotten: EndForgotten;
  readonly metrics: Pick<WorkerMetrics, "roundsEnded" | "roundsStuck">;
  readonly signal: AbortSignal;
}): Promise<void> {
  const { ended, failed } = await needs.endForgotten(needs.signal);
  needs.metrics.roundsEnded.inc(ended);
  needs.metrics.roundsStuck.set(failed);
}
