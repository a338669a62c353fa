import type { WorkerMetrics } from "../metrics.ts";

type EndForgotten = (
  signal: AbortSignal,
) => Promise<{ readonly ended: number; readonly failed: number }>;

/** Rounds of our own games in which nobody has done anything for a day are played to their end; what cannot end is counted. */
export async function endForgottenRounds(needs: {
  readonly endForgotten: EndForgotten;
  readonly countParkedSeats: () => Promise<number>;
  readonly metrics: Pick<WorkerMetrics, "roundsEnded" | "roundsStuck" | "seatsParked">;
  readonly signal: AbortSignal;
}): Promise<void> {
  needs.metrics.seatsParked.set(await needs.countParkedSeats());
  const { ended, failed } = await needs.endForgotten(needs.signal);
  needs.metrics.roundsEnded.inc(ended);
  needs.metrics.roundsStuck.set(failed);
}
