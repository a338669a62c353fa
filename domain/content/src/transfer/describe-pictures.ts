import { createHash } from "node:crypto";
import type { FieldError } from "@croupier/contracts";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { examinePicture, type ExaminedPicture } from "../media/examine-picture.ts";
import type { ImportRefusal } from "../refusals.ts";
import type { MediaInFile } from "./bucket-file.ts";

type MediaFacts = Omit<MediaInFile, "bytes" | "sha256"> & Omit<ExaminedPicture, "bytes">;

export type DescribedMedia = MediaFacts & {
  readonly sha256: Buffer;
  /** Undefined for a picture that was brought ahead: it is kept already. */
  readonly file: Buffer | undefined;
};

export type DescribedPictures = {
  readonly pictures: readonly DescribedMedia[];
  /** Named by the file, and neither in it nor here. */
  readonly missing: readonly { readonly id: string; readonly sha256: string }[];
};

/**
 * The bytes stay as they come: they were cleaned when they were uploaded, and must not change again.
 * Those that were brought ahead are looked at one after the other, so that a bucket of any size passes.
 */
export async function describePictures(
  media: readonly MediaInFile[],
  readFile: (sha256: string) => Promise<Buffer | undefined>,
): Promise<Result<DescribedPictures, ImportRefusal>> {
  const errors: FieldError[] = [];
  const pictures: DescribedMedia[] = [];
  const missing: { id: string; sha256: string }[] = [];
  for (const picture of media) {
    const { id, name, folder, alt, focalPoint } = picture;
    const bytes = await bytesOf(picture, readFile);
    if (bytes === undefined) {
      if ("sha256" in picture) missing.push({ id, sha256: picture.sha256 });
      continue;
    }
    const examined = await examinePicture(bytes, { from: "import" });
    if (!examined.ok) {
      const message = "is no picture that we can show";
      errors.push({ field: `${id}.bytes`, code: examined.refusal.code, message });
      continue;
    }
    const { bytes: seen, ...facts } = examined.value;
    const kept =
      "sha256" in picture
        ? { sha256: Buffer.from(picture.sha256, "hex"), file: undefined }
        : { sha256: createHash("sha256").update(seen).digest(), file: seen };
    pictures.push({ id, name, folder, alt, focalPoint, ...facts, ...kept });
  }
  return errors.length > 0
    ? refuse({ code: "import_unreadable", errors })
    : ok({ pictures, missing });
}

async function bytesOf(
  picture: MediaInFile,
  readFile: (sha256: string) => Promise<Buffer | undefined>,
): Promise<Buffer | undefined> {
  return "sha256" in picture ? readFile(picture.sha256) : Buffer.from(picture.bytes, "base64");
}
