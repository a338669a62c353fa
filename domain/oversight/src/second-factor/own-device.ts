import { transact, type Database } from "@croupier/database";
import { refuse, type Result } from "@croupier/kit/result";
import type { AuditTrail } from "../audit-trail.ts";
import type { OwnDeviceRefusal } from "../refusals.ts";
import type { StaffSessions } from "../staff-sessions.ts";
import type { GuessedCodes } from "./guessed-codes.ts";
import type { SecondFactor } from "./second-factor.ts";

type OwnAct = { readonly staffId: string; readonly code: string };

/** What a member of staff does with a device of their own, once signed in. */
export function createOwnDevice({
  database,
  audit,
  secondFactor,
  guessedCodes,
  sessions,
}: {
  database: Database;
  audit: AuditTrail;
  secondFactor: SecondFactor;
  guessedCodes: GuessedCodes;
  sessions: StaffSessions;
}) {
  return {
    enrol: secondFactor.enrol,

    /** Answers the codes to write down. Sessions elsewhere began without a device, and end. */
    async confirm({
      staffId,
      code,
      token,
    }: OwnAct & { readonly token: string }): Promise<Result<readonly string[], OwnDeviceRefusal>> {
      const begun = await transact(database, (tx) => secondFactor.isBegun(tx, staffId));
      if (!begun) return refuse({ code: "not_found" });
      return guessedCodes.guess(staffId, async (tx) => {
        const codes = await secondFactor.confirm(tx, { staffId, code: code.replace(/\s/g, "") });
        if (codes === undefined) return undefined;
        await sessions.endOthers(tx, { staffId, token });
        await audit.record(tx, {
          staffId,
          action: "staff.second-factor-on",
          subject: staffId,
          before: { secondFactor: false },
          after: { secondFactor: true },
        });
        return codes;
      });
    },

    async disable({ staffId, code }: OwnAct): Promise<Result<true, OwnDeviceRefusal>> {
      const inUse = await transact(database, (tx) => secondFactor.isInUse(tx, staffId));
      if (!inUse) return refuse({ code: "not_found" });
      return guessedCodes.guess(staffId, async (tx) => {
        if ((await secondFactor.prove(tx, { staffId, code })) === undefined) return undefined;
        await secondFactor.forget(tx, staffId);
        await audit.record(tx, {
          staffId,
          action: "staff.second-factor-off",
          subject: staffId,
          before: { secondFactor: true },
          after: { secondFactor: false },
        });
        return true as const;
      });
    },
  };
}
