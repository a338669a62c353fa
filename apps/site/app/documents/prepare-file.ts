import { checkFile, checkSize, type FileTrouble } from "./check-file.ts";
import { isSharp } from "./sharpness.ts";

/** Larger than this nobody reads more. */
const longestSide = 2_600;
const lookedAt = 480;

export interface PreparedFile {
  readonly bytes: Blob;
  /** To be looked at before it is sent; a PDF has none. */
  readonly picture: HTMLCanvasElement | null;
}

export type Prepared =
  | { readonly ok: true; readonly file: PreparedFile }
  | { readonly ok: false; readonly trouble: FileTrouble; readonly file?: PreparedFile };

/** A photo as it is sent, upright and of a readable size. A blurred one may be sent all the same. */
export async function prepareFile(file: File): Promise<Prepared> {
  const trouble = checkFile(file);
  if (trouble !== undefined) return { ok: false, trouble };
  if (file.type === "application/pdf") return { ok: true, file: { bytes: file, picture: null } };
  const photo = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (photo === null) return { ok: false, trouble: "unreadable" };
  try {
    const tooSmall = checkSize(photo);
    if (tooSmall !== undefined) return { ok: false, trouble: tooSmall };
    const picture = drawn(photo, longestSide);
    const bytes = await new Promise<Blob | null>((done) =>
      picture.toBlob(done, "image/jpeg", 0.92),
    );
    if (bytes === null) return { ok: false, trouble: "unreadable" };
    const prepared = { bytes, picture };
    return isSharp(pixelsOf(drawn(photo, lookedAt)))
      ? { ok: true, file: prepared }
      : { ok: false, trouble: "blurred", file: prepared };
  } finally {
    photo.close();
  }
}

function drawn(photo: ImageBitmap, longest: number): HTMLCanvasElement {
  const share = Math.min(1, longest / Math.max(photo.width, photo.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(photo.width * share));
  canvas.height = Math.max(1, Math.round(photo.height * share));
  canvas.getContext("2d")?.drawImage(photo, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function pixelsOf(canvas: HTMLCanvasElement): ImageData {
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser does not draw");
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
