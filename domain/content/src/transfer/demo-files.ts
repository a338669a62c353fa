import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { schemaVersionNow } from "../entries/entry-migrations.ts";
import { entryInFile, mediaInFile } from "./bucket-file.ts";

const pictureRecord = mediaInFile.extend({ file: z.string().regex(/^[a-z0-9][a-z0-9.-]*$/) });

/** The folders of the demo's content, one a bucket. */
export async function listDemoBuckets(folder: string): Promise<readonly string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** A folder a kind, a file an entry, and the pictures in `media/`: the very form of an export. */
export async function readDemoBucket(folder: string): Promise<unknown> {
  const records = await Promise.all(
    (await readdir(folder, { recursive: true }))
      .filter((file) => file.endsWith(".json"))
      .sort()
      .map((file) => readRecord(folder, file)),
  );
  const isMedia = ({ file }: { file: string }) => file.startsWith("media");
  const media = await Promise.all(
    records.filter(isMedia).map(({ file, written }) => readPicture(folder, file, written)),
  );
  return {
    format: "croupier-content",
    schemaVersion: schemaVersionNow,
    entries: records
      .filter((record) => !isMedia(record))
      .map(({ file, written }) => parseNamed(entryInFile, file, written)),
    media: media.filter((picture) => picture !== undefined),
  };
}

async function readRecord(
  folder: string,
  file: string,
): Promise<{ file: string; written: unknown }> {
  return { file, written: JSON.parse(await readFile(join(folder, file), "utf8")) as unknown };
}

/** A record whose picture is not painted yet is passed over; pages leave out what is not there. */
async function readPicture(folder: string, file: string, written: unknown) {
  const { file: name, ...record } = parseNamed(pictureRecord, file, written);
  const path = join(folder, "media", name);
  if (!existsSync(path)) return undefined;
  return { ...record, bytes: await readFile(path, "base64") };
}

function parseNamed<Schema extends z.ZodType>(
  schema: Schema,
  file: string,
  written: unknown,
): z.output<Schema> {
  const read = schema.safeParse(written);
  if (read.success) return read.data;
  throw new Error(`${file} is no content: ${z.prettifyError(read.error)}`);
}
