import { seedOnce, transact, type Database, type Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { randomToken } from "@croupier/kit/random";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import type { Hashing } from "@croupier/players/credentials";
import { sql } from "kysely";
import type { AuditTrail } from "./audit-trail.ts";
import type { CreateStaffRefusal } from "./refusals.ts";

export type StaffMember = { readonly id: string; readonly login: string; readonly name: string };

/** The password is told once, here, and can never be read again. */
export type NewStaff = StaffMember & { readonly password: string };

export type StaffCredential = StaffMember & { readonly passwordHash: string };

export function foldStaffLogin(login: string): string {
  return login.normalize("NFKC").trim().toLowerCase();
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
    staff: StaffCredential,
    createdBy: string | null,
  ): Promise<boolean> {
    const { rows } = await sql`
      INSERT INTO oversight.staff (staff_id, login, login_folded, name, password_hash, created_at)
      VALUES (${staff.id}, ${staff.login}, ${foldStaffLogin(staff.login)}, ${staff.name},
              ${staff.passwordHash}, ${clock()})
      ON CONFLICT (login_folded) DO NOTHING RETURNING staff_id
    `.execute(tx);
    if (rows.length === 0) return false;
    await audit.record(tx, { staffId: createdBy, action: "staff.created", subject: staff.id });
    return true;
  }

  return {
    /** Staff get a password made here: nobody chooses a weak one, and none stands in the code. */
    async create(request: {
      login: string;
      name: string;
      createdBy: string | null;
    }): Promise<Result<NewStaff, CreateStaffRefusal>> {
      const password = mintPassword();
      const hashed = await hashing.hash(password);
      if (!hashed.ok) return hashed;
      const { login, name, createdBy } = request;
      const staff = { id: uuidv7(), login, name };
      const made = await transact(database, (tx) =>
        insert(tx, { ...staff, passwordHash: hashed.value }, createdBy),
      );
      return made ? ok({ ...staff, password }) : refuse({ code: "login_taken" });
    },

    /** The first login of a new house; undefined when the house already had its first start. */
    async createFirst(request: { login: string; name: string }): Promise<NewStaff | undefined> {
      const password = mintPassword();
      const staff = { id: uuidv7(), ...request };
      const outcome = await seedOnce(database, "oversight: first staff", async (tx) => {
        const hashed = await hashing.hash(password);
        if (!hashed.ok) throw new Error("too busy to hash the first password");
        await insert(tx, { ...staff, passwordHash: hashed.value }, null);
      });
      return outcome === "sown" ? { ...staff, password } : undefined;
    },

    async findCredential(login: string): Promise<StaffCredential | undefined> {
      const { rows } = await sql<StaffCredential>`
        SELECT staff_id AS id, login, name, password_hash AS "passwordHash"
        FROM oversight.staff
        WHERE login_folded = ${foldStaffLogin(login)} AND disabled_at IS NULL
      `.execute(database.db);
      return rows[0];
    },
  };
}

export type StaffRegister = ReturnType<typeof createStaffRegister>;

/** 128 random bits in groups that can be read aloud and typed. */
function mintPassword(): string {
  return (
    randomToken(16)
      .replace(/[-_]/g, "x")
      .match(/.{1,6}/g) ?? []
  ).join("-");
}
