import type { BucketFile } from "./transfer-calls.ts";

export type SplitFile = {
  /** The file with a hash where the bytes of a picture were. */
  readonly light: BucketFile;
  /** Hash → the bytes as the file spells them: they are read when it is their turn. */
  readonly pictures: ReadonlyMap<string, string>;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/**
 * Pictures are most of a file and travel one by one, so that neither side holds them all in one call.
 * What is no picture as we write them stays where it is: the server says what is wrong with it.
 */
export async function splitPictures(file: BucketFile): Promise<SplitFile> {
  const { media } = file;
  if (!Array.isArray(media)) return { light: file, pictures: new Map() };
  const pictures = new Map<string, string>();
  const light: unknown[] = [];
  for (const picture of media as readonly unknown[]) {
    const spelt = isRecord(picture) ? picture["bytes"] : undefined;
    const bytes = typeof spelt === "string" ? bytesOf(spelt) : undefined;
    if (!isRecord(picture) || typeof spelt !== "string" || bytes === undefined) {
      light.push(picture);
      continue;
    }
    const { bytes: _bytes, ...facts } = picture;
    const sha256 = await hashOf(bytes);
    pictures.set(sha256, spelt);
    light.push({ ...facts, sha256 });
  }
  return { light: { ...file, media: light }, pictures };
}

/** A drawing that was cleaned on its way in is known by another hash than it had in the file. */
export function renamePictures(file: BucketFile, kept: ReadonlyMap<string, string>): BucketFile {
  const { media } = file;
  if (!Array.isArray(media)) return file;
  return {
    ...file,
    media: (media as readonly unknown[]).map((picture) => {
      const known = isRecord(picture) ? kept.get(String(picture["sha256"])) : undefined;
      return isRecord(picture) && known !== undefined ? { ...picture, sha256: known } : picture;
    }),
  };
}

/** Undefined for what is not base64. */
export function bytesOf(spelt: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const characters = atob(spelt);
    const bytes = new Uint8Array(characters.length);
    for (let at = 0; at < characters.length; at += 1) bytes[at] = characters.charCodeAt(at);
    return bytes;
  } catch {
    return undefined;
  }
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
