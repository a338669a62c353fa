import { client, valueOf } from "../calls.ts";
import { bytesOf } from "./split-pictures.ts";

const { desk } = client;

export async function exportBucket(bucket: string) {
  return valueOf(await desk.exportBucket({ params: { bucket } }));
}

export type BucketFile = Awaited<ReturnType<typeof exportBucket>>;

export async function importBucket(request: { bucket: string; file: BucketFile; dryRun: boolean }) {
  const { bucket, file, dryRun } = request;
  const query = { dryRun: dryRun ? "true" : "false" } as const;
  return valueOf(await desk.importBucket({ params: { bucket }, query, body: file }));
}

type Bringing = {
  readonly bucket: string;
  /** Hashes of those that are not there yet. */
  readonly missing: readonly string[];
  /** Hash → bytes, as base64. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly tell: (count: number) => void;
};

const pauseMs = 5_000;

/** One after the other. Answers the hash each is kept under, by the hash it had. */
export async function bringPictures({ bucket, missing, pictures, tell }: Bringing) {
  const kept = new Map<string, string>();
  for (const sha256 of missing) {
    const bytes = bytesOf(pictures.get(sha256) ?? "");
    // What the file only named stays unbrought; the import says so.
    if (bytes === undefined || bytes.length === 0) continue;
    const file = new Blob([bytes], { type: "application/octet-stream" });
    kept.set(sha256, (await bring(bucket, file)).sha256);
    tell(kept.size);
  }
  return kept;
}

/** Whoever sends many is asked to wait now and then, and does. */
async function bring(bucket: string, file: Blob): Promise<{ readonly sha256: string }> {
  for (;;) {
    const answer = await desk.bringPicture({ params: { bucket }, file });
    const isBusy = !answer.ok && (answer.problem.status === 429 || answer.problem.status === 503);
    if (!isBusy) return valueOf(answer);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** What a browser can still read as one text. */
const fileBytesMax = 400 * 1024 * 1024;

/** A file of ours begins by saying so; what it holds is read by the server. */
export async function readBucketFile(file: File): Promise<BucketFile> {
  if (file.size > fileBytesMax) throw new NotABucket("This file is larger than 400 MB");
  let content: unknown;
  try {
    content = JSON.parse(await file.text());
  } catch {
    throw new NotABucket("This file is not JSON");
  }
  if (typeof content === "object" && content !== null && "format" in content) {
    if (content.format === "croupier-content") return { ...content, format: content.format };
  }
  throw new NotABucket("This file is no export of content");
}

export class NotABucket extends Error {
  override readonly name = "NotABucket";
}
