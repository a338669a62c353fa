import { createHash, createHmac, pbkdf2Sync, randomBytes } from "node:crypto";
import type { ClientBase } from "pg";

/**
 * Three roles, none of them a superuser. `croupier_owner` owns every object and runs the
 * migrations, `croupier_ledger` owns the ledger and lends its rights through its functions,
 * `croupier_app` is what the processes log in as and owns nothing.
 */
export async function ensureRoles(admin: ClientBase, appPassword: string): Promise<void> {
  await ensureRole(admin, "croupier_owner", "NOLOGIN");
  await ensureRole(admin, "croupier_ledger", "NOLOGIN");
  await ensureRole(admin, "croupier_app", "LOGIN");
  await agreeing(admin, `GRANT croupier_ledger TO croupier_owner WITH INHERIT TRUE, SET TRUE`);
  // A superuser may become any role; the administrator of a hosted server must be made a member.
  if (!(await isSuperuser(admin))) {
    await agreeing(admin, `GRANT croupier_owner TO CURRENT_USER WITH INHERIT TRUE, SET TRUE`);
  }
  await agreeing(
    admin,
    `ALTER ROLE croupier_app PASSWORD ${admin.escapeLiteral(scramVerifier(appPassword))}`,
  );
}

/**
 * What belongs to the database itself rather than to its contents. A clone made from a template
 * does not inherit these, so they are applied to each database by name.
 */
export async function closeDatabase(admin: ClientBase, name: string): Promise<void> {
  const database = admin.escapeIdentifier(name);
  await agreeing(admin, `REVOKE ALL ON DATABASE ${database} FROM PUBLIC`);
  await agreeing(admin, `GRANT CONNECT, CREATE ON DATABASE ${database} TO croupier_owner`);
  await agreeing(admin, `GRANT CONNECT ON DATABASE ${database} TO croupier_app`);
}

async function ensureRole(
  admin: ClientBase,
  role: string,
  login: "LOGIN" | "NOLOGIN",
): Promise<void> {
  const { rowCount } = await admin.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [role]);
  if (rowCount === 0) await agreeing(admin, `CREATE ROLE ${role} ${login}`);
}

async function isSuperuser(admin: ClientBase): Promise<boolean> {
  const { rows } = await admin.query<{ rolsuper: boolean }>(
    "SELECT rolsuper FROM pg_roles WHERE rolname = current_user",
  );
  return rows[0]?.rolsuper ?? false;
}

const ALREADY_THERE = new Set(["42710", "23505"]);
const CHANGED_MEANWHILE = "XX000";

/**
 * Roles belong to the whole server, advisory locks to one database: two starts on two databases
 * of one server meet here. Both want the same, so the loser of the race looks again.
 */
async function agreeing(admin: ClientBase, statement: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await admin.query(statement);
      return;
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "";
      if (ALREADY_THERE.has(code)) return;
      if (code !== CHANGED_MEANWHILE || attempt === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * 10));
    }
  }
}

/** What PostgreSQL stores for a password, made here so that the password never reaches a log. */
function scramVerifier(password: string): string {
  const salt = randomBytes(16);
  const iterations = 4096;
  const salted = pbkdf2Sync(password, salt, iterations, 32, "sha256");
  const clientKey = createHmac("sha256", salted).update("Client Key").digest();
  const storedKey = createHash("sha256").update(clientKey).digest("base64");
  const serverKey = createHmac("sha256", salted).update("Server Key").digest("base64");
  return `SCRAM-SHA-256$${iterations}:${salt.toString("base64")}$${storedKey}:${serverKey}`;
}
