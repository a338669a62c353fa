import { isApart, takesTwo, type StaffRole } from "@croupier/contracts";
import { transact, type Database, type Transact } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { claimForStaff } from "@croupier/players/credentials";
import { sql } from "kysely";
import type { AuditTrail } from "./audit-trail.ts";
import type { ChangeStaffRefusal, StaffIsAPlayer, StaffUnknown } from "./refusals.ts";
import { foldStaffLogin, type StaffMember, type StaffPerson } from "./staff.ts";

export type ListedStaff = StaffMember & {
  readonly disabledAt: Date | null;
  readonly createdAt: Date;
  readonly hasDevice: boolean;
  /** Whether the house knows who stands behind the login, so that they are no player. */
  readonly isKnown: boolean;
  /** Until when their one-time sign-in is good; null: they have a password. */
  readonly oneTimeUntil: Date | null;
  readonly moneyFrom: Date | null;
};

type Change = { readonly memberId: string; readonly changedBy: string };
type Held = Pick<ListedStaff, "roles" | "disabledAt">;

/**
 * Acts of one administrator alone on the logins of others: less than before, never more. There is always an
 * administrator left.
 */
export function createStaffAdministration({
  database,
  clock,
  audit,
}: {
  database: Database;
  clock: Clock;
  audit: AuditTrail;
}) {
  function change(
    memberId: string,
    work: (tx: Transact, held: Held) => Promise<Result<void, ChangeStaffRefusal>>,
  ): Promise<Result<void, ChangeStaffRefusal>> {
    return transact(database, async (tx) => {
      // Two administrators who dismiss each other must not both succeed.
      await lockAdministrators(tx);
      const { rows } = await sql<Held>`
        SELECT roles, disabled_at AS "disabledAt" FROM oversight.staff
        WHERE staff_id = ${memberId} FOR UPDATE
      `.execute(tx);
      const [held] = rows;
      return held === undefined ? refuse({ code: "not_found" }) : work(tx, held);
    });
  }

  return {
    async list(): Promise<ListedStaff[]> {
      const { rows } = await sql<ListedStaff>`
        SELECT s.staff_id AS id, s.login, s.name, s.roles, s.disabled_at AS "disabledAt",
               s.created_at AS "createdAt", t.confirmed_at IS NOT NULL AS "hasDevice",
               s.email IS NOT NULL AS "isKnown", s.one_time_until AS "oneTimeUntil",
               s.money_from AS "moneyFrom"
        FROM oversight.staff AS s LEFT JOIN oversight.staff_totp AS t USING (staff_id)
        ORDER BY s.disabled_at IS NOT NULL, lower(s.name), s.staff_id
      `.execute(database.db);
      return rows;
    },

    /** Staff may not be players: by their address, and by their name and birthday. */
    describe: (
      request: Change & { readonly person: StaffPerson & { readonly name: string } },
    ): Promise<Result<void, StaffUnknown | StaffIsAPlayer>> =>
      transact(database, async (tx) => {
        const { memberId, changedBy, person } = request;
        const { rows } = await sql<{ name: string }>`
          SELECT name FROM oversight.staff WHERE staff_id = ${memberId} FOR UPDATE
        `.execute(tx);
        const [before] = rows;
        if (before === undefined) return refuse({ code: "not_found" });
        if (!(await claimForStaff(tx, { ...person, staffId: memberId }))) {
          return refuse({ code: "staff_is_a_player" });
        }
        const { name, email } = person;
        await sql`
          UPDATE oversight.staff
          SET name = ${name}, email = ${email}, email_folded = ${foldStaffLogin(email)}
          WHERE staff_id = ${memberId}
        `.execute(tx);
        await audit.record(tx, {
          staffId: changedBy,
          action: "staff.described",
          subject: memberId,
          before,
          // A birthday is nobody's business who reads the trail.
          after: { name },
        });
        return ok();
      }),

    setRoles: (request: Change & { readonly roles: readonly StaffRole[] }) =>
      change(request.memberId, async (tx, { roles: before, disabledAt }) => {
        const { memberId, changedBy, roles } = request;
        if (!isApart(roles)) return refuse({ code: "roles_apart" });
        if (takesTwo(before, roles)) return refuse({ code: "takes_two_administrators" });
        const isLosing = before.includes("administrator") && !roles.includes("administrator");
        if (isLosing && disabledAt === null && !(await isAnotherLeft(tx, memberId))) {
          return refuse({ code: "last_administrator" });
        }
        await sql`
          UPDATE oversight.staff SET roles = ${roles}::text[] WHERE staff_id = ${memberId}
        `.execute(tx);
        await audit.record(tx, {
          staffId: changedBy,
          action: "staff.roles-set",
          subject: memberId,
          before: { roles: before },
          after: { roles },
        });
        return ok();
      }),

    /** Closes a login and ends all of its sessions at once. Opening it again takes two. */
    setDisabled: (request: Change & { readonly disabled: boolean }) =>
      change(request.memberId, async (tx, { roles, disabledAt }) => {
        const { memberId, changedBy, disabled } = request;
        if (!disabled) {
          return disabledAt === null ? ok() : refuse({ code: "takes_two_administrators" });
        }
        if (roles.includes("administrator") && !(await isAnotherLeft(tx, memberId))) {
          return refuse({ code: "last_administrator" });
        }
        await sql`
          UPDATE oversight.staff SET disabled_at = coalesce(disabled_at, ${clock()})
          WHERE staff_id = ${memberId}
        `.execute(tx);
        await endSessions(tx, memberId);
        await audit.record(tx, {
          staffId: changedBy,
          action: "staff.disabled",
          subject: memberId,
          before: { disabled: disabledAt !== null },
          after: { disabled },
        });
        return ok();
      }),
  };
}

async function isAnotherLeft(tx: Transact, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM oversight.staff
    WHERE 'administrator' = ANY (roles) AND disabled_at IS NULL AND staff_id <> ${memberId} LIMIT 1
  `.execute(tx);
  return rows.length === 1;
}

export async function lockAdministrators(tx: Transact): Promise<void> {
  await sql`
    SELECT FROM oversight.staff WHERE 'administrator' = ANY (roles) ORDER BY staff_id FOR UPDATE
  `.execute(tx);
}

export async function endSessions(tx: Transact, memberId: string): Promise<void> {
  await sql`DELETE FROM oversight.staff_session WHERE staff_id = ${memberId}`.execute(tx);
}
