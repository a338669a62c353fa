import type { WorkerMetrics } from "../metrics.ts";

export type Delivery = { readonly sent: number; readonly failed: number };

/**
 * Sends what is due, batch after batch until nothing is. The outbox claims before it sends and marks
 * after, so two workers never send one letter, and one that died leaves its letter to the next.
 */
export async function deliverOutbox(needs: {
  deliverDue: () => Promise<Delivery>;
  metrics: WorkerMetrics;
  signal: AbortSignal;
}): Promise<void> {
  while (!needs.signal.aborted) {
    const { sent, failed } = await needs.deliverDue();
    needs.metrics.messages.inc({ outcome: "sent" }, sent);
    needs.metrics.messages.inc({ outcome: "failed" }, failed);
    if (sent + failed === 0) return;
  }
}
