import type { Task } from "graphile-worker";
import { askForDocuments } from "./jobs/ask-for-documents.ts";
import { auditLedger } from "./jobs/audit-ledger.ts";
import { compareDay } from "./jobs/compare-day.ts";
import { countGameHours } from "./jobs/count-game-hours.ts";
import { deliverOutbox } from "./jobs/deliver-outbox.ts";
import { endForgottenRounds } from "./jobs/end-forgotten-rounds.ts";
import { eraseDocumentFiles } from "./jobs/erase-document-files.ts";
import { erasePlayers } from "./jobs/erase-players.ts";
import { expireStakes } from "./jobs/expire-stakes.ts";
import { forgetOldRecords } from "./jobs/forget-old-records.ts";
import { freeOrphanedJobs } from "./jobs/free-orphaned-jobs.ts";
import { moveWithdrawals } from "./jobs/move-withdrawals.ts";
import { publishDue } from "./jobs/publish-due.ts";
import { reconcileDeposits } from "./jobs/reconcile-deposits.ts";
import { sealLedger } from "./jobs/seal-ledger.ts";
import { sweepSessions } from "./jobs/sweep-sessions.ts";
import { tidyTransfers } from "./jobs/tidy-transfers.ts";
import { tasks, type TaskName } from "./tasks.ts";

type JobNeeds = Parameters<typeof publishDue>[0] &
  Omit<Parameters<typeof deliverOutbox>[0], "signal"> &
  Omit<Parameters<typeof sweepSessions>[0], "signal"> &
  Omit<Parameters<typeof askForDocuments>[0], "signal"> &
  Omit<Parameters<typeof eraseDocumentFiles>[0], "signal"> &
  Omit<Parameters<typeof erasePlayers>[0], "signal"> &
  Omit<Parameters<typeof reconcileDeposits>[0], "signal"> &
  Parameters<typeof compareDay>[0] &
  Omit<Parameters<typeof moveWithdrawals>[0], "signal"> &
  Omit<Parameters<typeof tidyTransfers>[0], "signal"> &
  Omit<Parameters<typeof expireStakes>[0], "signal"> &
  Omit<Parameters<typeof endForgottenRounds>[0], "signal"> &
  Parameters<typeof countGameHours>[0] &
  Omit<Parameters<typeof sealLedger>[0], "signal"> &
  Omit<Parameters<typeof auditLedger>[0], "reach"> &
  Parameters<typeof forgetOldRecords>[0] &
  Parameters<typeof freeOrphanedJobs>[0];

/** Every job there is, by its name. The record is complete: a task without a job does not compile. */
export function createJobs(needs: JobNeeds): Record<TaskName, Task> {
  return {
    [tasks.publishDue]: () => publishDue(needs),
    [tasks.deliverOutbox]: (_, { abortSignal: signal }) => deliverOutbox({ ...needs, signal }),
    [tasks.sweepSessions]: (_, { abortSignal: signal }) => sweepSessions({ ...needs, signal }),
    [tasks.askForDocuments]: (_, { abortSignal: signal }) => askForDocuments({ ...needs, signal }),
    [tasks.eraseDocumentFiles]: (_, { abortSignal: signal }) =>
      eraseDocumentFiles({ ...needs, signal }),
    [tasks.erasePlayers]: (_, { abortSignal: signal }) => erasePlayers({ ...needs, signal }),
    [tasks.reconcileDeposits]: (_, { abortSignal: signal }) =>
      reconcileDeposits({ ...needs, signal }),
    [tasks.tidyTransfers]: (_, { abortSignal: signal }) => tidyTransfers({ ...needs, signal }),
    [tasks.expireStakes]: (_, { abortSignal: signal }) => expireStakes({ ...needs, signal }),
    [tasks.endForgottenRounds]: (_, { abortSignal: signal }) =>
      endForgottenRounds({ ...needs, signal }),
    [tasks.countGameHours]: () => countGameHours(needs),
    [tasks.moveWithdrawals]: (_, { abortSignal: signal }) => moveWithdrawals({ ...needs, signal }),
    [tasks.compareDay]: () => compareDay(needs),
    [tasks.sealLedger]: (_, { abortSignal: signal }) => sealLedger({ ...needs, signal }),
    [tasks.auditLedger]: () => auditLedger({ ...needs, reach: "since the last" }),
    [tasks.auditWholeLedger]: () => auditLedger({ ...needs, reach: "whole" }),
    [tasks.freeOrphanedJobs]: async () => void (await freeOrphanedJobs(needs)),
    [tasks.forgetOldRecords]: () => forgetOldRecords(needs),
  };
}
