import { entryKinds, focalPoint } from "@croupier/contracts";
import { z } from "zod";

/** What of an entry is carried over. Its data are checked kind by kind afterwards. */
const partData = z.record(z.string(), z.unknown());
const parts = z.record(z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/), partData);

export const entryInFile = z.object({
  id: z.uuid(),
  kind: z.enum(entryKinds),
  /** Whether visitors see it; in a file written by hand that goes without saying. */
  published: z.boolean().default(true),
  common: partData,
  languages: parts,
  /** What was written on top of the shown parts, or beside them, and is not shown yet. */
  drafts: z.record(z.string(), partData).optional(),
});

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const mediaInFile = z.object({
  id: z.uuid(),
  name: z.string().min(1).max(200),
  folder: z.string().max(200),
  alt: z.record(z.string(), z.string().max(500)),
  focalPoint,
});

export const redirectInFile = z.object({
  from: z.string().startsWith("/").max(500),
  to: z.string().max(500),
});

/** A bucket on its way between environments. Entries keep their ids; the bucket is the receiver's. */
export const bucketFile = z.object({
  format: z.literal("croupier-content"),
  /** The schema its data are in; older ones are brought forward. */
  schemaVersion: z.number().int().min(1),
  entries: z.array(entryInFile).max(100_000),
  redirects: z.array(redirectInFile).max(100_000).default([]),
  /** A picture comes with its bytes, or by their hash: then they were brought ahead of the file. */
  media: z
    .array(z.union([mediaInFile.extend({ bytes: z.base64() }), mediaInFile.extend({ sha256 })]))
    .max(10_000)
    .default([]),
});

export type BucketFile = z.output<typeof bucketFile>;
export type EntryInFile = z.output<typeof entryInFile>;
export type MediaInFile = BucketFile["media"][number];
