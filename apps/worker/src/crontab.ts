import { wholeAudit } from "@croupier/oversight";
import { parseCronItems, type ParsedCronItem } from "graphile-worker";
import { tasks } from "./tasks.ts";

/** Audits take turns: what the whole one finds is not hidden by a short one that began before. */
const oneAudit = { queueName: wholeAudit.queueName };

/**
 * What runs without anybody asking. Each line has a job key, so a run that is late is replaced by
 * the next one instead of piling up; nothing is backfilled, because each job does all that is due.
 */
export const crontab: ParsedCronItem[] = parseCronItems([
  every("* * * * *", tasks.publishDue),
  every("* * * * *", tasks.deliverOutbox),
  every("* * * * *", tasks.freeOrphanedJobs),
  every("* * * * *", tasks.reconcileDeposits),
  every("* * * * *", tasks.tidyTransfers),
  every("* * * * *", tasks.moveWithdrawals),
  every("7,22,37,52 * * * *", tasks.expireStakes),
  every("3,18,33,48 * * * *", tasks.endForgottenRounds),
  every("11,26,41,56 * * * *", tasks.countGameHours),
  every("* * * * *", tasks.sealLedger),
  every("*/5 * * * *", tasks.auditLedger, oneAudit),
  every("43 4 * * *", tasks.auditWholeLedger, oneAudit),
  every("*/5 * * * *", tasks.sweepSessions),
  // The day before has ended everywhere by then, and so have its last notices.
  every("13 5 * * *", tasks.compareDay),
  every("31 2 * * *", tasks.askForDocuments),
  every("47 2 * * *", tasks.eraseDocumentFiles),
  every("*/5 * * * *", tasks.erasePlayers),
  every("17 3 * * *", tasks.forgetOldRecords),
]);

function every(match: string, task: string, more: { queueName?: string } = {}) {
  return {
    task,
    match,
    options: { jobKey: `cron ${task}`, maxAttempts: 3, backfillPeriod: 0, ...more },
  };
}
