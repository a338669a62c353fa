import type { LedgerAuditLog, LedgerFinding } from "@croupier/oversight";
import type { Clock } from "@croupier/kit/time";
import type { WorkerMetrics } from "../metrics.ts";

/** The books are off. It is an error nobody handles, because nobody but a person can. */
export class BooksDisagree extends Error {
  override readonly name = "BooksDisagree";
  /** The check, so that each has a row of its own in the list of errors. */
  readonly code: string;

  constructor(check: string) {
    super(`audit ${check} of the ledger returned rows`);
    this.code = check;
  }
}

/**
 * Runs audit set Q and says what it found: to the metrics, so that somebody is woken, to the log
 * of audits, so that the status page shows it, and as an error, so that it stands in the list.
 */
export async function auditLedger(needs: {
  runAudit: () => Promise<LedgerFinding[]>;
  audits: LedgerAuditLog;
  metrics: WorkerMetrics;
  clock: Clock;
  reportError: (error: Error) => Promise<void>;
}): Promise<void> {
  const startedAt = needs.clock();
  const findings = await needs.runAudit();
  const finishedAt = needs.clock();
  needs.metrics.ledgerFindings.set(findings.length);
  needs.metrics.ledgerAuditedAt.set(finishedAt.getTime() / 1000);
  await needs.audits.record({ startedAt, finishedAt, findings });
  for (const check of new Set(findings.map((finding) => finding.check))) {
    await needs.reportError(new BooksDisagree(check));
  }
}
