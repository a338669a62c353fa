import { wholeAudit } from "@croupier/oversight";

/** A job's name is a constant: what is added and what is run can never be spelled apart. */
export const tasks = {
  publishDue: "content.publish_due",
  deliverOutbox: "support.deliver_outbox",
  sweepSessions: "players.sweep_sessions",
  askForDocuments: "players.ask_for_documents",
  erasePlayers: "players.erase_players",
  eraseDocumentFiles: "players.erase_document_files",
  tidyTransfers: "cashier.tidy_transfers",
  reconcileDeposits: "cashier.reconcile_deposits",
  compareDay: "cashier.compare_day",
  moveWithdrawals: "cashier.move_withdrawals",
  expireStakes: "wallet.expire_stakes",
  endForgottenRounds: "casino.end_forgotten_rounds",
  countGameHours: "casino.count_hours",
  sealLedger: "ledger.seal",
  auditLedger: "ledger.audit",
  auditWholeLedger: wholeAudit.task,
  freeOrphanedJobs: "worker.free_orphaned_jobs",
  forgetOldRecords: "oversight.forget_old_records",
} as const;

export type TaskName = (typeof tasks)[keyof typeof tasks];
