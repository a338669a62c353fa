import { once } from "node:events";
import { finished } from "node:stream/promises";
import type { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { StartRefusal } from "../start-refusal.ts";
import { listPartitions, quote, readJobsLevel, readLevel } from "./catalogue.ts";
import type { Level, Partition, Sequence, Table, TableName } from "./catalogue.ts";
import { continuePostings } from "./continue-postings.ts";
import type { Header } from "./format.ts";
import { DamagedBackup } from "./frames.ts";
import { readBackup } from "./read-backup.ts";
import { inOneTransaction } from "./session.ts";

/** The backup or the database is not what a restore needs; the message says so in a sentence. */
export class RestoreRefusal extends StartRefusal {
  override name = "RestoreRefusal";
}

export type RestoreSummary = { madeAt: string; tables: number; rows: number };

/**
 * Fills a migrated database in which nobody has written yet with the rows of a backup: all of
 * them, in one transaction, or none. The file is read twice: first only to prove it whole.
 */
export async function restore(options: {
  adminUrl: string;
  file: string;
}): Promise<RestoreSummary> {
  const header = await proveWhole(options.file);
  return inOneTransaction(
    options.adminUrl,
    { name: "croupier restore", lock: "alone", begin: "BEGIN" },
    async (client) => {
      await refuseOtherLevel(client, header);
      await makeMissingPartitions(client, header.partitions);
      await emptyForRestore(client, header.tables);
      const rows = await load(client, options.file, header);
      await continuePostings(client);
      await forgetDeadWorkers(client);
      return { madeAt: header.madeAt, tables: header.tables.length, rows };
    },
  );
}

async function proveWhole(file: string): Promise<Header> {
  let found: Header | undefined;
  try {
    await readBackup(file, {
      header: async (header) => void (found = header),
      table: async () => {},
      rows: async () => {},
      tableEnd: async () => {},
      sequences: async () => {},
    });
  } catch (cause) {
    throw new RestoreRefusal("damaged_backup", `${sayDamage(file, cause)}; nothing was changed.`, {
      cause,
    });
  }
  if (found === undefined) throw new RestoreRefusal("damaged_backup", `${file} is empty.`);
  return found;
}

function sayDamage(file: string, cause: unknown): string {
  if (cause instanceof DamagedBackup) return `The backup ${file} cannot be used: ${cause.message}`;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (code === "ENOENT") return `There is no file ${file}`;
  if (code.startsWith("Z_")) return `The backup ${file} cannot be used: it is cut or damaged`;
  return `The backup ${file} cannot be read (${cause instanceof Error ? cause.message : code})`;
}

async function refuseOtherLevel(client: Client, header: Header): Promise<void> {
  const here = await readLevel(client);
  if (here.length === 0) {
    throw new RestoreRefusal("not_migrated", "The database has no tables yet: migrate it first.");
  }
  const same = JSON.stringify(fold(here)) === JSON.stringify(fold(header.level));
  if (!same || header.jobsLevel !== (await readJobsLevel(client))) {
    throw new RestoreRefusal(
      "other_level",
      `The backup was made at migration ${last(header.level)}, this database is at ${last(here)}: ` +
        "restore it with the version that made it, then start the newer one.",
    );
  }
}

function fold(level: Level): string[] {
  return level.map(({ name, checksum }) => `${name} ${checksum}`);
}

function last(level: Level): string {
  return level.at(-1)?.name ?? "none";
}

async function makeMissingPartitions(client: Client, wanted: Partition[]): Promise<void> {
  const there = new Set((await listPartitions(client)).map((one) => quote(client, one)));
  for (const partition of wanted) {
    const name = quote(client, partition);
    if (there.has(name)) continue;
    const parent = quote(client, partition.parent);
    await client.query(`CREATE TABLE ${name} PARTITION OF ${parent} ${partition.bound}`);
    for (const { name: constraint, definition } of partition.constraints) {
      const named = client.escapeIdentifier(constraint);
      await client.query(`ALTER TABLE ${name} ADD CONSTRAINT ${named} ${definition}`);
    }
    const owner = client.escapeIdentifier(partition.owner);
    await client.query(`ALTER TABLE ${name} OWNER TO ${owner}`);
  }
}

/**
 * The rows that migrations wrote come again with the backup. Any other row is somebody's, and a
 * restore over it is refused. Both were written in some transaction: a migration's rows in the
 * same one as its record.
 */
async function emptyForRestore(client: Client, tables: Table[]): Promise<void> {
  const names = tables.map((table) => quote(client, table));
  // Nobody may write between looking and loading, nor while loading.
  await client.query(`LOCK TABLE ${names.join(", ")} IN ACCESS EXCLUSIVE MODE`);
  for (const [index, name] of names.entries()) {
    const { rowCount } = await client.query(`
      SELECT 1 FROM ${name}
      WHERE xmin::text NOT IN (SELECT xmin::text FROM croupier_meta.migrations) LIMIT 1`);
    if (rowCount === 0) continue;
    const { schema, name: table } = tables[index] as TableName;
    throw new RestoreRefusal(
      "not_empty",
      `The database already holds data (in ${schema}.${table}): restore into a new one, ` +
        "for the embedded one after npm run reset.",
    );
  }
  await client.query(`TRUNCATE ${names.join(", ")}`);
}

async function load(client: Client, file: string, header: Header): Promise<number> {
  const columns = new Map(header.tables.map((table) => [quote(client, table), table.columns]));
  let current: { copy: Copy; ended: Promise<void> } | undefined;
  let rows = 0;
  await readBackup(file, {
    header: async () => {},
    table: async (table) => {
      const name = quote(client, table);
      const list = (columns.get(name) ?? []).map((one) => client.escapeIdentifier(one));
      const copy = client.query(copyFrom(`COPY ${name} (${list.join(", ")}) FROM STDIN`));
      // PostgreSQL may refuse a row at any moment; whoever waits next hears of it from here.
      const ended = finished(copy);
      ended.catch(() => {});
      current = { copy, ended };
    },
    rows: async (chunk) => {
      if (current === undefined) throw new DamagedBackup("rows of no table");
      const { copy, ended } = current;
      if (!copy.write(chunk)) await Promise.race([once(copy, "drain"), ended]);
    },
    tableEnd: async (end) => {
      if (current === undefined) throw new DamagedBackup("the end of no table");
      const { copy, ended } = current;
      copy.end();
      await ended;
      if (copy.rowCount !== end.rows) {
        throw new DamagedBackup(`${copy.rowCount} rows came where ${end.rows} were`);
      }
      rows += end.rows;
      current = undefined;
    },
    sequences: ({ sequences }) => setSequences(client, sequences),
  });
  return rows;
}

type Copy = ReturnType<typeof copyFrom>;

async function setSequences(client: Client, sequences: Sequence[]): Promise<void> {
  for (const sequence of sequences) {
    await client.query("SELECT setval($1::regclass, $2::bigint, $3)", [
      quote(client, sequence),
      sequence.value,
      sequence.used,
    ]);
  }
}

/** Jobs that were being worked at the moment of the backup have no worker any more. */
async function forgetDeadWorkers(client: Client): Promise<void> {
  for (const table of ["_private_jobs", "_private_job_queues"]) {
    await client.query(`
      UPDATE graphile_worker.${table} SET locked_at = NULL, locked_by = NULL
      WHERE locked_at IS NOT NULL`);
  }
}
