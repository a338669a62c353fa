import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

export type Migration = { ordinal: number; name: string; sql: string; checksum: string };

const migrationsFolder = path.join(import.meta.dirname, "..", "migrations");

/** The one ordered list, read from the folder; a name that does not fit is an error, not skipped. */
export async function readMigrations(folder: string = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();
  const migrations = await Promise.all(names.map((name) => readMigration(folder, name)));
  migrations.forEach((migration, index) => {
    const before = migrations[index - 1];
    if (before !== undefined && before.ordinal === migration.ordinal) {
      throw new Error(`two migrations share a number: ${before.name} and ${migration.name}`);
    }
  });
  return migrations;
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const ordinal = /^(\d{4})_[a-z0-9]+(?:_[a-z0-9]+)+\.sql$/.exec(name)?.[1];
  if (ordinal === undefined) {
    throw new Error(`migration ${name} must be named NNNN_area_sentence.sql`);
  }
  const sql = await readFile(path.join(folder, name), "utf8");
  return {
    ordinal: Number(ordinal),
    name: name.slice(0, -".sql".length),
    sql,
    checksum: digest(sql),
  };
}

/** Line endings do not count: a checkout on Windows is the same migration. */
function digest(sql: string): string {
  return createHash("sha256").update(sql.replaceAll("\r\n", "\n")).digest("hex");
}

/** One short name for the state all migrations together lead to. */
export function fingerprint(migrations: Migration[]): string {
  const all = migrations.map(({ name, checksum }) => `${name} ${checksum}`).join("\n");
  return digest(all).slice(0, 12);
}
