import type { LedgerAuditLog, LedgerFinding, LedgerSeal } from "@croupier/oversight";
import type { Clock } from "@croupier/kit/time";
import type { Logger } from "pino";
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

/** How much of the journal an audit reads: what came after the last clean one, or all of it. */
export type AuditReach = "since the last" | "whole";

/**
 * Runs audit set Q and says what it found: to the metrics, so that somebody is woken, to the log
 * of audits, so that the status page shows it, and as an error, so that it stands in the list.
 */
export async function auditLedger(needs: {
  reach: AuditReach;
  ledgerAudit: {
    sealTransfers: () => Promise<unknown>;
    readLastSeal: () => Promise<LedgerSeal>;
    run: (since?: LedgerSeal) => Promise<LedgerFinding[]>;
  };
  audits: LedgerAuditLog;
  metrics: WorkerMetrics;
  clock: Clock;
  logger: Logger;
  reportError: (error: Error) => Promise<void>;
}): Promise<void> {
  const { audits, ledgerAudit, metrics } = needs;
  // After an hour without a worker nothing is amiss: what waited is sealed before it is looked at.
  await ledgerAudit.sealTransfers();
  const startedAt = needs.clock();
  const since = needs.reach === "whole" ? undefined : await audits.findSeal();
  const seal = await ledgerAudit.readLastSeal();
  const findings = await ledgerAudit.run(since);
  const finishedAt = needs.clock();
  metrics.ledgerFindings.set(findings.length);
  metrics.ledgerAuditedAt.set(finishedAt.getTime() / 1000);
  await audits.record({ startedAt, finishedAt, findings, whole: since === undefined, seal });
  // The log leaves the database: who keeps it can tell whether the chain was made anew.
  needs.logger.info({ ...seal, findings: findings.length }, "the ledger was audited");
  for (const check of new Set(findings.map((finding) => finding.check))) {
    await needs.reportError(new BooksDisagree(check));
  }
}
