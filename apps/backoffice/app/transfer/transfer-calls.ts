import { client, valueOf } from "../calls.ts";

const { desk } = client;

export async function exportBucket(bucket: string) {
  return valueOf(await desk.exportBucket({ params: { bucket } }));
}

type BucketFile = Awaited<ReturnType<typeof exportBucket>>;

export async function importBucket(request: { bucket: string; file: BucketFile; dryRun: boolean }) {
  const { bucket, file, dryRun } = request;
  const query = { dryRun: dryRun ? "true" : "false" } as const;
  return valueOf(await desk.importBucket({ params: { bucket }, query, body: file }));
}

/** A file of ours begins by saying so; what it holds is read by the server. */
export async function readBucketFile(file: File): Promise<BucketFile> {
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
