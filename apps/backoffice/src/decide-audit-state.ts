import type { HouseStatus } from "@croupier/contracts";
import type { LedgerAudit } from "@croupier/oversight";

/** Three audits missed in a row: nobody is looking at the books. */
export const overdueAfterMs = 15 * 60_000;

/** What staff are told about the books. Findings outrank age: old bad news is still bad news. */
export function decideAuditState(
  latest: LedgerAudit | undefined,
  now: Date,
): HouseStatus["ledgerAudit"] {
  if (latest === undefined) return { state: "NEVER", finishedAt: null, findings: [] };
  const rows = new Map<string, number>();
  for (const { check } of latest.findings) rows.set(check, (rows.get(check) ?? 0) + 1);
  const findings = [...rows].map(([check, count]) => ({ check, rows: count }));
  const overdue = now.getTime() - latest.finishedAt.getTime() > overdueAfterMs;
  return {
    state: findings.length > 0 ? "FINDINGS" : overdue ? "OVERDUE" : "CLEAN",
    finishedAt: latest.finishedAt.toISOString(),
    findings,
  };
}
