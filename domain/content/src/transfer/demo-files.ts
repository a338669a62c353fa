import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
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

/** What a bucket takes over from another one, in its `borrowed.json`: all entries of these kinds, and their pictures. */
const loan = z.object({ from: z.string().regex(/^[a-z][a-z0-9-]*$/), kinds: z.array(z.string()) });

type DemoRecord = {
  /** Where its folders are: that of the bucket, or of the one that lends it. */
  readonly folder: string;
  readonly file: string;
  readonly written: unknown;
};

/** A folder a kind, a file an entry, and the pictures in `media/`: the very form of an export. */
export async function readDemoBucket(folder: string): Promise<unknown> {
  const own = await readRecords(folder);
  const records = [...own, ...(await readBorrowed(folder, own))];
  const isMedia = ({ file }: DemoRecord) => file.startsWith("media");
  const media = await Promise.all(records.filter(isMedia).map((record) => readPicture(record)));
  return {
    format: "croupier-content",
    schemaVersion: schemaVersionNow,
    entries: records
      .filter((record) => !isMedia(record))
      .map(({ file, written }) => parseNamed(entryInFile, file, written)),
    media: media.filter((picture) => picture !== undefined),
  };
}

async function readRecords(folder: string): Promise<readonly DemoRecord[]> {
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => file.endsWith(".json") && file !== loanFile,
  );
  return Promise.all(
    files.sort().map(async (file) => {
      return {
        folder,
        file,
        written: JSON.parse(await readFile(join(folder, file), "utf8")) as unknown,
      };
    }),
  );
}

const loanFile = "borrowed.json";
const anyId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * What another bucket lends, under ids of this one: an entry belongs to one bucket. What both have under one
 * name, such as a note below each page, is referred to as this bucket has it.
 */
async function readBorrowed(
  folder: string,
  own: readonly DemoRecord[],
): Promise<readonly DemoRecord[]> {
  const path = join(folder, loanFile);
  if (!existsSync(path)) return [];
  const { from, kinds } = loan.parse(JSON.parse(await readFile(path, "utf8")));
  const lent = await readRecords(join(dirname(folder), from));
  const entries = lent.filter(({ file }) => kinds.includes(dirname(file)));
  const referred = new Set(JSON.stringify(entries.map(({ written }) => written)).match(anyId));
  const pictures = lent.filter(
    (record) => dirname(record.file) === "media" && referred.has(idOf(record)),
  );
  const taken = [...entries, ...pictures];
  const ids = new Map(taken.map((record) => [idOf(record), idIn(basename(folder), idOf(record))]));
  for (const record of own) {
    const twin = lent.find(({ file }) => file === record.file);
    if (twin !== undefined) ids.set(idOf(twin), idOf(record));
  }
  return taken.map(({ written, ...place }) => {
    const text = JSON.stringify(written).replaceAll(anyId, (id) => ids.get(id) ?? id);
    return { ...place, written: JSON.parse(text) as unknown };
  });
}

function idOf({ written }: DemoRecord): string {
  return (written as { readonly id: string }).id;
}

/** The same at every start. */
function idIn(bucket: string, id: string): string {
  const digest = createHash("sha256").update(`${bucket} ${id}`).digest("hex");
  const [head, mid, tail] = [digest.slice(0, 8), digest.slice(8, 12), digest.slice(20, 32)];
  return `${head}-${mid}-5${digest.slice(13, 16)}-a${digest.slice(17, 20)}-${tail}`;
}

/** A record whose picture is not painted yet is passed over; pages leave out what is not there. */
async function readPicture({ folder, file, written }: DemoRecord) {
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
