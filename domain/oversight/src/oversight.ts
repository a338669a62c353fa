import type { Database } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import {
  createAttempts,
  createHashing,
  sessionLimits,
  type Keyring,
  type SessionLimits,
} from "@croupier/players/credentials";
import { createAuditTrail } from "./audit-trail.ts";
import { createLedgerAuditLog } from "./ledger-audits.ts";
import { createProcessRegister } from "./processes.ts";
import { createStaffRegister } from "./staff.ts";
import { createStaffSessions } from "./staff-sessions.ts";
import { createStaffSignIn } from "./staff-sign-in.ts";
import { createUnhandledErrors } from "./unhandled-errors.ts";

/** Staff, their acts, and what went wrong. */
export function createOversight({
  database,
  clock,
  keyring,
  limits = sessionLimits,
}: {
  database: Database;
  clock: Clock;
  keyring: Keyring;
  limits?: SessionLimits;
}) {
  const audit = createAuditTrail({ database, clock });
  const hashing = createHashing({ keyring });
  const attempts = createAttempts({ database, keyring, table: "oversight.attempt" });
  const register = createStaffRegister({ database, clock, hashing, audit });
  const sessions = createStaffSessions({ database, clock, limits });
  const entrance = createStaffSignIn({
    database,
    clock,
    hashing,
    attempts,
    audit,
    register,
    sessions,
  });
  const errors = createUnhandledErrors({ database, clock });

  return {
    createStaff: register.create,
    createFirstStaff: register.createFirst,
    signIn: entrance.signIn,
    signOut: entrance.signOut,
    findSession: sessions.find,
    sweepSessions: sessions.sweep,
    forgetAttemptsBefore: attempts.forgetBefore,
    recordAct: audit.record,
    listAudit: audit.list,
    recordUnhandled: errors.record,
    listUnhandled: errors.list,
    summariseUnhandled: errors.summarise,
    processes: createProcessRegister({ database, clock }),
    ledgerAudits: createLedgerAuditLog({ database }),
  };
}

export type Oversight = ReturnType<typeof createOversight>;
