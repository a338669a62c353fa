import type { StaffRole } from "@croupier/contracts";
import { seedOnce, transact, type Database, type Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { randomToken } from "@croupier/kit/random";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { claimForStaff, type Hashing } from "@croupier/players/credentials";
import { sql } from "kysely";
import type { AuditTrail } from "./audit-trail.ts";
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

type StaffRow = StaffMember & { readonly passwordHash: string };
export type StaffCredential = StaffRow & { readonly hasDevice: boolean };

export function foldStaffLogin(login: string): string {
  return login.normalize("NFKC").trim().toLowerCase();
}

class LoginTakenMeanwhile extends Error {}

async function isLoginTaken(tx: Transact, login: string): Promise<boolean> {
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
  async function insert(
    tx: Transact,
    staff: StaffRow & Pick<NewStaffRequest, "person">,
    by: string | null,
  ): Promise<boolean> {
    const { id, login, name, roles, person } = staff;
    const email = person?.email ?? null;
    const { rows } = await sql`
      INSERT INTO oversight.staff
        (staff_id, login, login_folded, name, password_hash, created_at, roles, email, email_folded)
      VALUES (${id}, ${login}, ${foldStaffLogin(login)}, ${name}, ${staff.passwordHash}, ${clock()},
              ${roles}::text[], ${email}, ${email && foldStaffLogin(email)})
      ON CONFLICT (login_folded) DO NOTHING RETURNING staff_id
    `.execute(tx);
    if (rows.length === 0) return false;
    const after = { login, name, roles };
    await audit.record(tx, { staffId: by, action: "staff.created", subject: id, after });
    return true;
  }

  return {
    /** Staff get a password made here: nobody chooses a weak one, and none stands in the code. */
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
        const made = await insert(tx, { ...staff, person, passwordHash: hashed.value }, createdBy);
        // Two who make the same login at once: the address goes back with the transaction.
        if (!made) throw new LoginTakenMeanwhile();
        return ok({ ...staff, password });
      }).catch((error: unknown) => {
        if (error instanceof LoginTakenMeanwhile) return refuse({ code: "login_taken" });
        throw error;
      });
    },

    /** The first logins of a new house; undefined when the house already had its first start. */
    async createFirst(wanted: readonly NewStaffRequest[]): Promise<NewStaff[] | undefined> {
      const staff = wanted.map((one) => ({ id: uuidv7(), password: mintPassword(), ...one }));
      const outcome = await seedOnce(database, "oversight: first staff", async (tx) => {
        for (const { password, person, ...one } of staff) {
          const hashed = await hashing.hash(password);
          if (!hashed.ok) throw new Error("too busy to hash the first password");
          // Whoever is a player already stays somebody of whom nobody said who it is.
          const isTheirs =
            person !== undefined &&
            (await claimForStaff(tx, { ...person, name: one.name, staffId: one.id }));
          await insert(
            tx,
            { ...one, ...(isTheirs ? { person } : {}), passwordHash: hashed.value },
            null,
          );
        }
      });
      return outcome === "sown" ? staff : undefined;
    },

    async findCredential(login: string): Promise<StaffCredential | undefined> {
      const { rows } = await sql<StaffCredential>`
        SELECT s.staff_id AS id, s.login, s.name, s.roles, s.password_hash AS "passwordHash",
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
