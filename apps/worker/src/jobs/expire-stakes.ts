import { dayMs, type Clock } from "@croupier/kit/time";
import type { WorkerMetrics } from "../metrics.ts";

/** A provider ends its rounds within a day; a win that comes after this is paid by staff, who look first. */
const forgottenAfterMs = 7 * dayMs;
/** Rounds that last as long as somebody looks. A coupon of sports waits for its match, however long. */
const products = ["casino", "tables", "live", "virtuals"] as const;
const togetherMax = 500;

type ExpireHolds = (asked: {
  products: readonly (typeof products)[number][];
  openedBefore: Date;
  max: number;
}) => Promise<{ readonly found: number; readonly given: number }>;

/** Stakes of rounds of providers that nobody ended go back to who staked them, the oldest first. */
export async function expireStakes(needs: {
  readonly expireHolds: ExpireHolds;
  readonly clock: Clock;
  readonly metrics: Pick<WorkerMetrics, "stakesExpired" | "stakesStuck">;
  readonly signal: AbortSignal;
}): Promise<void> {
  const { expireHolds, metrics, signal } = needs;
  const openedBefore = new Date(needs.clock().getTime() - forgottenAfterMs);
  for (;;) {
    const { found, given } = await expireHolds({ products, openedBefore, max: togetherMax });
    metrics.stakesExpired.inc(given);
    metrics.stakesStuck.set(found - given);
    if (given === 0 || found < togetherMax || signal.aborted) return;
  }
}
