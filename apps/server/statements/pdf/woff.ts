import { assert } from "@croupier/kit/assert";
import { inflateSync } from "node:zlib";

export type FontTables = ReadonlyMap<string, Buffer>;

const [headLength, entryLength] = [44, 20];

/** The tables of a font as it is packed for the web (WOFF 1.0): each is packed by itself. */
export function readWoff(file: Buffer): FontTables {
  assert(file.toString("latin1", 0, 4) === "wOFF", "a font of the web says so");
  const entries = Array.from({ length: file.readUInt16BE(12) }, (_, index) => {
    const at = headLength + index * entryLength;
    const [offset, packed, length] = [4, 8, 12].map((field) => file.readUInt32BE(at + field));
    assert(
      offset !== undefined && packed !== undefined && length !== undefined,
      "an entry is whole",
    );
    const bytes = file.subarray(offset, offset + packed);
    const table = packed < length ? inflateSync(bytes) : Buffer.from(bytes);
    return [file.toString("latin1", at, at + 4), table] as const;
  });
  return new Map(entries);
}

export function tableOf(tables: FontTables, tag: string): Buffer {
  const table = tables.get(tag);
  assert(table !== undefined, `a font has ${tag}`);
  return table;
}
