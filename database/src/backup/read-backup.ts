import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import type { TableName } from "./catalogue.ts";
import { FORMAT } from "./format.ts";
import type { Header, Sequences, TableEnd } from "./format.ts";
import { DamagedBackup, readFrames } from "./frames.ts";

/** What a reader of a backup is told, in the order of the file. */
export type BackupReader = {
  header(header: Header): Promise<void>;
  table(table: TableName): Promise<void>;
  rows(chunk: Buffer): Promise<void>;
  /** The rows so far are complete and have the right checksum. */
  tableEnd(end: TableEnd): Promise<void>;
  sequences(sequences: Sequences): Promise<void>;
};

export async function readBackup(file: string, reader: BackupReader): Promise<void> {
  const unzipped = createGunzip();
  const disk = createReadStream(file);
  disk.on("error", (error) => unzipped.destroy(error));
  disk.pipe(unzipped);
  let checksum = createHash("sha256");
  let expectsHeader = true;
  for await (const { kind, content } of readFrames(unzipped)) {
    if (expectsHeader !== (kind === "header")) throw new DamagedBackup("not a backup");
    expectsHeader = false;
    if (kind === "rows") {
      checksum.update(content);
      await reader.rows(content);
      continue;
    }
    const facts: unknown = JSON.parse(content.toString());
    if (kind === "header") await reader.header(acceptHeader(facts));
    if (kind === "table") {
      checksum = createHash("sha256");
      await reader.table(facts as TableName);
    }
    if (kind === "tableEnd") {
      const end = facts as TableEnd;
      if (checksum.digest("hex") !== end.sha256) throw new DamagedBackup("a table's rows changed");
      await reader.tableEnd(end);
    }
    if (kind === "sequences") await reader.sequences(facts as Sequences);
  }
}

function acceptHeader(facts: unknown): Header {
  const header = facts as Partial<Header>;
  if (header.product !== "croupier") throw new DamagedBackup("not a backup");
  if (header.format !== FORMAT) throw new DamagedBackup(`of another format (${header.format})`);
  return header as Header;
}
