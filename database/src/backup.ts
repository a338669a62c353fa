export { restore, RestoreRefusal } from "./backup/restore-backup.ts";
export type { RestoreSummary } from "./backup/restore-backup.ts";
export { backup } from "./backup/write-backup.ts";
export type { BackupSummary } from "./backup/write-backup.ts";
