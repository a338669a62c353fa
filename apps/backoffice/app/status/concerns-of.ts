import type { HouseStatus } from "@croupier/contracts";

export type Concern = { id: string; title: string; detail: string };

const roles = {
  server: "server",
  worker: "worker",
  backoffice: "back-office",
} as const;

/** What a person should look at, the gravest first. Empty means: all well. */
export function concernsOf(status: HouseStatus): Concern[] {
  return [...booksOf(status), ...absentOf(status), ...silentOf(status), ...jobsOf(status)];
}

function booksOf({ ledgerAudit }: HouseStatus): Concern[] {
  if (ledgerAudit.state === "OVERDUE") {
    return [
      {
        id: "audit-overdue",
        title: "The books have not been audited for a while",
        detail: "A worker audits them every five minutes: is one running?",
      },
    ];
  }
  return ledgerAudit.findings.map(({ check, rows }) => ({
    id: `audit-${check}`,
    title: `Audit ${check} found ${rows === 1 ? "1 row" : `${rows} rows`}`,
    detail: "The books disagree. Stop payouts and compare before anything else.",
  }));
}

function absentOf({ processes }: HouseStatus): Concern[] {
  const running = new Set(
    processes.filter((process) => process.state === "RUNNING").map((process) => process.role),
  );
  return (["server", "worker"] as const)
    .filter((role) => !running.has(role))
    .map((role) => ({
      id: `absent-${role}`,
      title: `No ${roles[role]} is running`,
      detail:
        role === "server"
          ? "Players see nothing of the site."
          : "Mail waits, sessions are not swept, the books are not audited.",
    }));
}

function silentOf({ processes }: HouseStatus): Concern[] {
  return processes
    .filter((process) => process.state === "SILENT")
    .map((process) => ({
      id: `silent-${process.role}-${process.place}`,
      title: `The ${roles[process.role]} at ${process.place} went silent`,
      detail: "It has not been heard of and did not say goodbye.",
    }));
}

function jobsOf({ jobs }: HouseStatus): Concern[] {
  if (jobs.failed === 0) return [];
  return [
    {
      id: "jobs-failed",
      title: jobs.failed === 1 ? "1 job gave up" : `${jobs.failed} jobs gave up`,
      detail: "The reason stands under Errors.",
    },
  ];
}
