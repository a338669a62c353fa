import type { Database } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import {
  createAttempts,
  createHashing,
  sessionLimits,
  type HashingLimits,
  type Keyring,
  type SessionLimits,
} from "@croupier/players/credentials";
import { createAuditTrail } from "./audit-trail.ts";
import { createLedgerAuditLog } from "./ledger-audits.ts";
import { createProcessRegister } from "./processes.ts";
import { createGuessedCodes } from "./second-factor/guessed-codes.ts";
import { createOwnDevice } from "./second-factor/own-device.ts";
import { createSecondFactor } from "./second-factor/second-factor.ts";
import { createStaffAdministration } from "./staff-administration.ts";
import { countStaffActs, createStaffRequests } from "./staff-requests.ts";
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
  hashingLimits,
  requireSecondFactor = false,
}: {
  database: Database;
  clock: Clock;
  keyring: Keyring;
  limits?: SessionLimits;
  hashingLimits?: HashingLimits | undefined;
  /** In production: nothing is answered to staff without a device for codes. */
  requireSecondFactor?: boolean;
}) {
  const audit = createAuditTrail({ database, clock });
  const hashing = createHashing({ keyring, limits: hashingLimits });
  const attempts = createAttempts({ database, keyring, table: "oversight.attempt" });
  const register = createStaffRegister({ database, clock, hashing, audit });
  const sessions = createStaffSessions({ database, clock, limits, requireSecondFactor });
  const secondFactor = createSecondFactor({ database, clock, keyring });
  const guessedCodes = createGuessedCodes({ database, clock, attempts, audit });
  const administration = createStaffAdministration({ database, clock, audit });
  const room = { database, clock, audit, hashing, register, secondFactor };
  const entrance = createStaffSignIn({
    ...room,
    attempts,
    sessions,
    guessedCodes,
    requireSecondFactor,
  });
  const errors = createUnhandledErrors({ database, clock });

  return {
    createStaff: register.create,
    createFirstStaff: register.createFirst,
    listStaff: administration.list,
    describeStaff: administration.describe,
    setStaffRoles: administration.setRoles,
    setStaffDisabled: administration.setDisabled,
    recoverAdministrator: register.recover,
    staffRequests: createStaffRequests({ ...room, keyring }),
    countStaffActs: () => countStaffActs(database, clock),
    signIn: entrance.signIn,
    proveSignIn: entrance.prove,
    signOut: entrance.signOut,
    findSession: sessions.find,
    ownDevice: createOwnDevice({ database, audit, secondFactor, guessedCodes, sessions }),
    sweepSessions: sessions.sweep,
    forgetAttemptsBefore: attempts.forgetBefore,
    recordAct: audit.record,
    sumToday: audit.sumToday,
    listAudit: audit.list,
    recordUnhandled: errors.record,
    listUnhandled: errors.list,
    summariseUnhandled: errors.summarise,
    processes: createProcessRegister({ database, clock }),
    ledgerAudits: createLedgerAuditLog({ database }),
  };
}

export type Oversight = ReturnType<typeof createOversight>;
