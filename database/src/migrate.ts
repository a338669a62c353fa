import { Client, DatabaseError } from "pg";
import { migrateJobs } from "./migrate-jobs.ts";
import { readMigrations } from "./migrations.ts";
import type { Migration } from "./migrations.ts";
import { closeDatabase, ensureRoles } from "./roles.ts";
import { StartRefusal } from "./start-refusal.ts";

export type MigrateOptions = {
  adminUrl: string;
  /** The password croupier_app is given; its holder connects with it from now on. */
  appPassword: string;
  log?: (line: string) => void;
  /** Another list than the shipped one, for the tests of the runner itself. */
  migrations?: Migration[];
};

export type Migrated = { applied: string[]; at: number };

/** The database and the code do not fit; the message says so in one sentence to an operator. */
export class MigrationRefusal extends StartRefusal {
  override name = "MigrationRefusal";
}

// Any number does, as long as every version of the code uses the same one.
export const MIGRATION_LOCK = 5_280_116_204;

/**
 * Brings the database up to the code. Processes that start at the same moment wait for each other
 * here, on a connection of their own: the advisory lock never meets the money path.
 */
export async function migrate(options: MigrateOptions): Promise<Migrated> {
  const migrations = options.migrations ?? (await readMigrations());
  const admin = new Client({
    connectionString: options.adminUrl,
    application_name: "croupier migrate",
  });
  await admin.connect();
  try {
    await admin.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const recorded = await readRecord(admin);
    refuseMismatch(recorded, migrations);
    await ensureRoles(admin, options.appPassword);
    await closeDatabase(admin, admin.database ?? "postgres");
    await admin.query("REVOKE ALL ON SCHEMA public FROM PUBLIC");
    const applied = await applyMissing(admin, migrations, recorded, options.log);
    await migrateJobs(admin, options.adminUrl);
    return { applied, at: migrations.at(-1)?.ordinal ?? 0 };
  } finally {
    await admin.end();
  }
}

type Recorded = { ordinal: number; name: string; checksum: string };

async function readRecord(admin: Client): Promise<Recorded[]> {
  const { rows } = await admin.query<{ present: boolean }>(
    "SELECT to_regclass('croupier_meta.migrations') IS NOT NULL AS present",
  );
  if (rows[0]?.present !== true) return [];
  const record = await admin.query<Recorded>(
    "SELECT ordinal, name, checksum FROM croupier_meta.migrations ORDER BY ordinal",
  );
  return record.rows;
}

function refuseMismatch(recorded: Recorded[], migrations: Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.ordinal, migration]));
  for (const past of recorded) {
    const migration = known.get(past.ordinal);
    if (migration === undefined) {
      throw new MigrationRefusal(
        "newer_database",
        `This database was made by a newer Croupier (it has seen migration ${past.name}): ` +
          "start the newer version, or restore a backup made by this one.",
      );
    }
    if (migration.checksum !== past.checksum || migration.name !== past.name) {
      throw new MigrationRefusal(
        "changed_migration",
        `Migration ${past.name} was applied to this database with another text than the file has now: ` +
          "put the file back as it was and write the change as the next migration.",
      );
    }
  }
}

async function applyMissing(
  admin: Client,
  migrations: Migration[],
  recorded: Recorded[],
  log: (line: string) => void = () => {},
): Promise<string[]> {
  const done = new Set(recorded.map((past) => past.ordinal));
  const missing = migrations.filter((migration) => !done.has(migration.ordinal));
  for (const migration of missing) {
    log(`migration ${migration.name}`);
    await apply(admin, migration);
  }
  return missing.map((migration) => migration.name);
}

async function apply(admin: Client, migration: Migration): Promise<void> {
  try {
    await admin.query("BEGIN");
    await admin.query("SET LOCAL ROLE croupier_owner");
    await admin.query(migration.sql);
    // A ledger migration may have become croupier_ledger; the record belongs to the owner.
    await admin.query("SET LOCAL ROLE croupier_owner");
    await admin.query(
      "INSERT INTO croupier_meta.migrations (ordinal, name, checksum) VALUES ($1, $2, $3)",
      [migration.ordinal, migration.name, migration.checksum],
    );
    await admin.query("COMMIT");
  } catch (error) {
    await admin.query("ROLLBACK").catch(() => {});
    throw new Error(`migration ${migration.name} failed${lineOf(error, migration.sql)}`, {
      cause: error,
    });
  }
}

function lineOf(error: unknown, sql: string): string {
  if (!(error instanceof DatabaseError)) return `: ${String(error)}`;
  const at = error.position === undefined ? "" : ` at line ${lineAt(sql, Number(error.position))}`;
  return `${at}: ${error.message}`;
}

function lineAt(sql: string, position: number): number {
  return sql.slice(0, position).split("\n").length;
}
