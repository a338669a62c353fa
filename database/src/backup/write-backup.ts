import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { createGzip } from "node:zlib";
import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import {
  listPartitions,
  listSequences,
  listTables,
  quote,
  readJobsLevel,
  readLevel,
} from "./catalogue.ts";
import type { Table } from "./catalogue.ts";
import { FORMAT } from "./format.ts";
import type { Header, Sequences, TableEnd } from "./format.ts";
import { writeFrames } from "./frames.ts";
import type { FrameWriter } from "./frames.ts";
import { inOneTransaction } from "./session.ts";

export type BackupSummary = { tables: number; rows: number; bytes: number };

/**
 * Writes all that players and staff own into one file, as it stood at one moment, while the house
 * goes on working. The embedded PostgreSQL brings no pg_dump; this is what pg_dump does for rows,
 * and the schema comes from the migrations, which the file names.
 */
export async function backup(options: { adminUrl: string; file: string }): Promise<BackupSummary> {
  const making = `${options.file}.making`;
  try {
    const counted = await inOneTransaction(
      options.adminUrl,
      {
        name: "croupier backup",
        lock: "shared",
        begin: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
      },
      (client) => writeAll(client, making),
    );
    await flush(making);
    await rename(making, options.file);
    return { ...counted, bytes: (await stat(options.file)).size };
  } catch (error) {
    await rm(making, { force: true });
    throw error;
  }
}

async function writeAll(client: Client, file: string): Promise<{ tables: number; rows: number }> {
  const gzip = createGzip();
  // Personal data: nobody but the operator reads it.
  const disk = createWriteStream(file, { mode: 0o600 });
  const onDisk = new Promise<void>((resolve, reject) => {
    disk.once("finish", resolve);
    disk.once("error", (error) => {
      gzip.destroy(error);
      reject(error);
    });
  });
  onDisk.catch(() => {});
  gzip.pipe(disk);
  const frames = writeFrames(gzip);
  const header = await describe(client);
  await frames.write("header", header);
  let rows = 0;
  for (const table of header.tables) rows += await writeTable(client, table, frames);
  const sequences: Sequences = { sequences: await listSequences(client) };
  await frames.write("sequences", sequences);
  await frames.end();
  await onDisk;
  return { tables: header.tables.length, rows };
}

async function describe(client: Client): Promise<Header> {
  const { rows } = await client.query<{ version: string }>(
    "SELECT current_setting('server_version') AS version",
  );
  return {
    format: FORMAT,
    product: "croupier",
    madeAt: new Date().toISOString(),
    server: rows[0]?.version ?? "",
    level: await readLevel(client),
    jobsLevel: await readJobsLevel(client),
    partitions: await listPartitions(client),
    tables: await listTables(client),
  };
}

async function writeTable(client: Client, table: Table, frames: FrameWriter): Promise<number> {
  await frames.write("table", { schema: table.schema, name: table.name });
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(", ");
  const copy = client.query(
    copyTo(`COPY (SELECT ${columns} FROM ${quote(client, table)}) TO STDOUT`),
  );
  const checksum = createHash("sha256");
  for await (const chunk of copy as AsyncIterable<Buffer>) {
    checksum.update(chunk);
    await frames.write("rows", chunk);
  }
  const end: TableEnd = { rows: copy.rowCount, sha256: checksum.digest("hex") };
  await frames.write("tableEnd", end);
  return end.rows;
}

/** A backup that a power cut can take back is none. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
