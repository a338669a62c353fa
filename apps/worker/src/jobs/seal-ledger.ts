import type { Sealed } from "@croupier/ledger";
import type { WorkerMetrics } from "../metrics.ts";

/** Seals what was posted since the last time. Two workers take turns, and the second finds nothing. */
export async function sealLedger(needs: {
  sealTransfers: (signal: AbortSignal) => Promise<Sealed>;
  metrics: WorkerMetrics;
  signal: AbortSignal;
}): Promise<void> {
  const { transfers } = await needs.sealTransfers(needs.signal);
  needs.metrics.ledgerSealed.inc(Number(transfers));
}
