import type { Performance } from "@croupier/casino";
import { dayMs, type Clock } from "@croupier/kit/time";
import type { WorkerMetrics } from "../metrics.ts";

/** As long as a game's return is looked at together: enough rounds to tell, and not what was long ago. */
const lookedAtMs = 30 * dayMs;

/** What games returned is counted, and held against what their rules declare. */
export async function countGameHours(needs: {
  readonly countHours: () => Promise<void>;
  readonly readPerformance: (since: Date) => Promise<readonly Performance[]>;
  readonly metrics: Pick<WorkerMetrics, "gameReturn" | "gamesOdd">;
  readonly clock: Clock;
}): Promise<void> {
  const { metrics } = needs;
  await needs.countHours();
  const performances = await needs.readPerformance(new Date(needs.clock().getTime() - lookedAtMs));
  let odd = 0;
  for (const { game, returned } of performances) {
    if (returned === undefined) continue;
    metrics.gameReturn.set({ game }, returned.deviations);
    if (returned.isOdd) odd += 1;
  }
  metrics.gamesOdd.set(odd);
}
