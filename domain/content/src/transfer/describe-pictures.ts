import { createHash } from "node:crypto";
import type { FieldError } from "@croupier/contracts";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { examinePicture, type ExaminedPicture } from "../media/examine-picture.ts";
import type { ImportRefusal } from "../refusals.ts";
import type { MediaInFile } from "./bucket-file.ts";

export type DescribedMedia = Omit<MediaInFile, "bytes"> &
  Omit<ExaminedPicture, "bytes"> & { readonly file: Buffer; readonly sha256: Buffer };

/** The bytes stay as they come: they were cleaned when they were uploaded, and must not change again. */
export async function describePictures(
  media: readonly MediaInFile[],
): Promise<Result<readonly DescribedMedia[], ImportRefusal>> {
  const errors: FieldError[] = [];
  const described: DescribedMedia[] = [];
  for (const { bytes, ...record } of media) {
    const examined = await examinePicture(Buffer.from(bytes, "base64"), { from: "import" });
    if (!examined.ok) {
      const message = "is no picture that we can show";
      errors.push({ field: `${record.id}.bytes`, code: examined.refusal.code, message });
      continue;
    }
    const { bytes: file, ...facts } = examined.value;
    const sha256 = createHash("sha256").update(file).digest();
    described.push({ ...record, ...facts, file, sha256 });
  }
  return errors.length > 0 ? refuse({ code: "import_unreadable", errors }) : ok(described);
}
