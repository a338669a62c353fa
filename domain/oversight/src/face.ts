export type { AuditEntry, AuditQuestion, NewAuditEntry, StaffAction } from "./audit-trail.ts";
export {
  createLedgerAuditLog,
  type LedgerAudit,
  type LedgerAuditLog,
  type LedgerFinding,
  type LedgerSeal,
} from "./ledger-audits.ts";
export { createOversight, type Oversight } from "./oversight.ts";
export { createPersonalData, type CollectPersonalData } from "./personal-data/personal-data.ts";
export {
  createProcessRegister,
  silentAfterMs,
  type Presence,
  type ProcessRegister,
  type ProcessRole,
  type SeenProcess,
} from "./processes.ts";
export { readQueueDepth, type QueueDepth } from "./queue-depth.ts";
export { createAskForWholeAudit, wholeAudit } from "./whole-audit.ts";
export type {
  AnswerStaffRefusal,
  AskStaffRefusal,
  ChangeStaffRefusal,
  CreateStaffRefusal,
  OwnDeviceRefusal,
  ProveRefusal,
  StaffSignInRefusal,
} from "./refusals.ts";
export type { ListedStaff } from "./staff-administration.ts";
export type { AskedStaffChange, StaffRequest } from "./staff-requests.ts";
export type { NewStaff, NewStaffRequest, StaffMember } from "./staff.ts";
export type { SecondFactorState, SignedInStaff, StaffSession } from "./staff-sessions.ts";
export type { StaffEntrance, StaffSignInRequest } from "./staff-sign-in.ts";
export { createUnhandledErrors, type UnhandledError } from "./unhandled-errors.ts";
export { createConsents, type Consents } from "./visits/consents.ts";
export { createVisits, type VisitEvent, type Visits } from "./visits/visits.ts";
