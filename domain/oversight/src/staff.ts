import type { StaffRole } from "@croupier/contracts";
import { seedOnce, transact, type Database, type Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { randomToken } from "@croupier/kit/random";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { dayMs, type Clock } from "@croupier/kit/time";
import { claimForStaff, type Hashing } from "@croupier/players/credentials";
import { sql } from "kysely";
import type { AuditTrail, NewAuditEntry } from "./audit-trail.ts";
import type { CreateStaffRefusal } from "./refusals.ts";

export type StaffMember = {
  readonly id: string;
  readonly login: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
};

/** Who stands behind a login, so that they are no player. */
export type StaffPerson = { readonly email: string; readonly dateOfBirth: string };

/** The first logins of a house are nobody's yet: who has them is said at the desk. */
export type NewStaffRequest = Omit<StaffMember, "id"> & {
  readonly person?: StaffPerson | undefined;
};

/** The password is told once, here, and can never be read again. */
export type NewStaff = StaffMember & { readonly password: string };

type StaffRow = StaffMember & {
  readonly passwordHash: string;
  /** Set: the password is a one-time sign-in, good until then. */
  readonly oneTimeUntil?: Date | null;
  /** Until then the login moves no money. */
  readonly moneyFrom?: Date | null;
};
export type StaffCredential = StaffMember & {
  readonly passwordHash: string;
  readonly hasDevice: boolean;
  readonly oneTimeUntil: Date | null;
  readonly moneyFrom: Date | null;
};

/** Long enough for a weekend, and for somebody who starts next week. */
export const oneTimeMs = 7 * dayMs;

export function foldStaffLogin(login: string): string {
  return login.normalize("NFKC").trim().toLowerCase();
}

class LoginTakenMeanwhile extends Error {}

const administratorAlone = ["administrator"] as const;

export async function isLoginTaken(tx: Transact, login: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM oversight.staff WHERE login_folded = ${foldStaffLogin(login)}
  `.execute(tx);
  return rows.length > 0;
}

export function createStaffRegister({
  database,
  clock,
  hashing,
  audit,
}: {
  database: Database;
  clock: Clock;
  hashing: Hashing;
  audit: AuditTrail;
}) {
  const inTime = (ms: number) => new Date(clock().getTime() + ms);

  async function insert(
    tx: Transact,
    staff: StaffRow & Pick<NewStaffRequest, "person">,
    by: Pick<NewAuditEntry, "facts"> & { readonly staffId: string | null },
  ): Promise<boolean> {
    const { id, login, name, roles, person, oneTimeUntil = null, moneyFrom = null } = staff;
    const email = person?.email ?? null;
    const { rows } = await sql`
      INSERT INTO oversight.staff
        (staff_id, login, login_folded, name, password_hash, created_at, roles, email, email_folded,
         one_time_until, money_from)
      VALUES (${id}, ${login}, ${foldStaffLogin(login)}, ${name}, ${staff.passwordHash}, ${clock()},
              ${roles}::text[], ${email}, ${email && foldStaffLogin(email)}, ${oneTimeUntil},
              ${moneyFrom})
      ON CONFLICT (login_folded) DO NOTHING RETURNING staff_id
    `.execute(tx);
    if (rows.length === 0) return false;
    const after = { login, name, roles };
    await audit.record(tx, { ...by, action: "staff.created", subject: id, after });
    return true;
  }

  return {
    insert,

    /**
     * A login without a second person: for whoever holds the database itself. Staff get a password made here:
     * nobody chooses a weak one, and none stands in the code.
     */
    async create(
      request: NewStaffRequest & { readonly createdBy: string | null },
    ): Promise<Result<NewStaff, CreateStaffRefusal>> {
      const password = mintPassword();
      const hashed = await hashing.hash(password);
      if (!hashed.ok) return hashed;
      const { login, name, roles, person, createdBy } = request;
      const staff = { id: uuidv7(), login, name, roles };
      return transact(database, async (tx): Promise<Result<NewStaff, CreateStaffRefusal>> => {
        // Asked first: what is refused after it would leave the address taken.
        if (await isLoginTaken(tx, login)) return refuse({ code: "login_taken" });
        if (person && !(await claimForStaff(tx, { ...person, name, staffId: staff.id }))) {
          return refuse({ code: "staff_is_a_player" });
        }
        const row = { ...staff, person, passwordHash: hashed.value };
        const made = await insert(tx, row, { staffId: createdBy });
        // Two who make the same login at once: the address goes back with the transaction.
        if (!made) throw new LoginTakenMeanwhile();
        return ok({ ...staff, password });
      }).catch((error: unknown) => {
        if (error instanceof LoginTakenMeanwhile) return refuse({ code: "login_taken" });
        throw error;
      });
    },

    /**
     * The first logins of a new house; undefined when the house already had its first start. One-time: what is
     * told here signs in once, and is exchanged for a password that nobody but its owner sees.
     */
    async createFirst(
      wanted: readonly NewStaffRequest[],
      { oneTime = false }: { readonly oneTime?: boolean } = {},
    ): Promise<NewStaff[] | undefined> {
      const staff = wanted.map((one) => ({ id: uuidv7(), password: mintPassword(), ...one }));
      const outcome = await seedOnce(database, "oversight: first staff", async (tx) => {
        for (const { password, person, ...one } of staff) {
          const hashed = await hashing.hash(oneTime ? bareCode(password) : password);
          if (!hashed.ok) throw new Error("too busy to hash the first password");
          // Whoever is a player already stays somebody of whom nobody said who it is.
          const isTheirs =
            person !== undefined &&
            (await claimForStaff(tx, { ...person, name: one.name, staffId: one.id }));
          const row = { ...one, ...(isTheirs ? { person } : {}), passwordHash: hashed.value };
          const oneTimeUntil = oneTime ? inTime(oneTimeMs) : null;
          await insert(tx, { ...row, oneTimeUntil }, { staffId: null });
        }
      });
      return outcome === "sown" ? staff : undefined;
    },

    /**
     * One more administrator, for whoever is on the machine and owns the database: a one-time sign-in. The row
     * of the trail is what the alarm counts.
     */
    async recover(facts: Readonly<Record<string, string>>): Promise<NewStaff> {
      const [id, password] = [uuidv7(), mintPassword()];
      const hashed = await hashing.hash(bareCode(password));
      if (!hashed.ok) throw new Error("too busy to hash a password");
      const login = `recovered-${mintHalf().replace("-", "").slice(0, 8).toLowerCase()}`;
      const staff = { id, login, name: "Administrator by recovery", roles: administratorAlone };
      await transact(database, async (tx) => {
        const row = { ...staff, passwordHash: hashed.value, oneTimeUntil: inTime(oneTimeMs) };
        const made = await insert(tx, row, { staffId: null, facts });
        if (!made) throw new LoginTakenMeanwhile();
        await audit.record(tx, { staffId: null, action: "staff.recovered", subject: id, facts });
      });
      return { ...staff, password };
    },

    /** The first to use a one-time sign-in gets a password of their own; nobody after them does. */
    async exchange(tx: Transact, staffId: string, passwordHash: string): Promise<boolean> {
      const { rows } = await sql`
        UPDATE oversight.staff SET password_hash = ${passwordHash}, one_time_until = NULL
        WHERE staff_id = ${staffId} AND one_time_until IS NOT NULL RETURNING 1
      `.execute(tx);
      return rows.length === 1;
    },

    async findCredential(login: string): Promise<StaffCredential | undefined> {
      const { rows } = await sql<StaffCredential>`
        SELECT s.staff_id AS id, s.login, s.name, s.roles, s.password_hash AS "passwordHash",
               s.one_time_until AS "oneTimeUntil", s.money_from AS "moneyFrom",
               t.confirmed_at IS NOT NULL AS "hasDevice"
        FROM oversight.staff AS s LEFT JOIN oversight.staff_totp AS t USING (staff_id)
        WHERE s.login_folded = ${foldStaffLogin(login)} AND s.disabled_at IS NULL
      `.execute(database.db);
      return rows[0];
    },
  };
}

export type StaffRegister = ReturnType<typeof createStaffRegister>;

/** 128 random bits in groups that can be read aloud and typed. */
export function mintPassword(): string {
  return (
    randomToken(16)
      .replace(/[-_]/g, "x")
      .match(/.{1,6}/g) ?? []
  ).join("-");
}

/** Half of a one-time sign-in, two groups: of the 72 bits of the other half whoever has it knows none. */
export const mintHalf = (): string => mintPassword().split("-", 2).join("-");

/** A one-time sign-in however it was typed: with dashes, blanks or neither. */
export function bareCode(typed: string): string {
  return typed.replace(/[^A-Za-z0-9]/g, "");
}
