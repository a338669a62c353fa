import type { HouseStatus } from "@croupier/contracts";
import { useQuery } from "@tanstack/react-query";
import { houseStatus } from "../calls.ts";
import { Answer } from "../parts/Answer.tsx";
import { Moment } from "../parts/Moment.tsx";
import { Page } from "../parts/Page.tsx";
import { Tag } from "../parts/Tag.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { AuditNow } from "./AuditNow.tsx";
import { Concerns } from "./Concerns.tsx";
import { ProcessTable } from "./ProcessTable.tsx";
import { StatStrip, type Stat } from "./StatStrip.tsx";
import { concernsOf } from "./concerns-of.ts";

export function StatusPage() {
  const query = useQuery(houseStatus);
  const concerns = query.data && concernsOf(query.data);
  return (
    <Page
      title="Status"
      actions={<AuditNow />}
      state={
        concerns &&
        (concerns.length === 0 ? (
          <Tag tone="good">All well</Tag>
        ) : (
          <Tag tone="warn">{`${concerns.length} to look at`}</Tag>
        ))
      }
    >
      <Answer query={query} loading={<Waiting rows={6} what="the status" />}>
        {(status) => (
          <>
            <StatStrip stats={statsOf(status)} />
            <Concerns concerns={concernsOf(status)} />
            <ProcessTable processes={status.processes} />
          </>
        )}
      </Answer>
    </Page>
  );
}

const auditStats: Record<HouseStatus["ledgerAudit"]["state"], Pick<Stat, "value" | "tone">> = {
  CLEAN: { value: "Right", tone: "good" },
  FINDINGS: { value: "Off", tone: "bad" },
  OVERDUE: { value: "Overdue", tone: "warn" },
  NEVER: { value: "Not yet", tone: "quiet" },
};

const figures = new Intl.NumberFormat("en-GB");

function statsOf({
  database,
  ledgerAudit,
  jobs,
  outboxWaiting,
  unhandledErrors,
}: HouseStatus): Stat[] {
  return [
    {
      label: "Books",
      ...auditStats[ledgerAudit.state],
      detail: ledgerAudit.finishedAt ? (
        <>
          audited <Moment at={ledgerAudit.finishedAt} />
        </>
      ) : (
        "first audit within five minutes"
      ),
    },
    {
      label: "Jobs waiting",
      value: figures.format(jobs.waiting),
      detail: jobs.failed > 0 ? `${jobs.failed} gave up` : `${jobs.running} running`,
      tone: jobs.failed > 0 ? "bad" : "quiet",
    },
    { label: "Messages waiting", value: figures.format(outboxWaiting), detail: "in the outbox" },
    {
      label: "Unhandled errors",
      value: figures.format(unhandledErrors.count),
      detail: unhandledErrors.lastSeenAt ? (
        <>
          last <Moment at={unhandledErrors.lastSeenAt} />
        </>
      ) : (
        "none seen"
      ),
      tone: unhandledErrors.count > 0 ? "bad" : "good",
    },
    {
      label: "Database",
      value: database.version,
      detail: `at migration ${database.migration}`,
    },
  ];
}
