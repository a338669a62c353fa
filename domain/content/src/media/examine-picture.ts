import { ok, refuse, type Result } from "@croupier/kit/result";
import type { MediaFileRefusal } from "../refusals.ts";
import { mediaBytesMax, mediaPixelsMax } from "./limits.ts";
import { readMediaType, type MediaType, type RasterType } from "./media-type.ts";
import { sanitiseSvg, shrinkSvg } from "./svg/sanitise-svg.ts";

/** A picture as it is kept. */
export type ExaminedPicture = {
  readonly bytes: Buffer;
  readonly mime: MediaType;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
};

/**
 * An upload is written anew, so that what stood around the pixels is gone. An import comes from a house
 * of ours, which did that already: its pixels are looked at and stay as they are, or every journey
 * would cost a little of them and give the picture another hash. A drawing is always written anew.
 */
export async function examinePicture(
  bytes: Buffer,
  { from }: { readonly from: "upload" | "import" },
): Promise<Result<ExaminedPicture, MediaFileRefusal>> {
  if (bytes.length > mediaBytesMax) {
    return refuse({ code: "media_too_large", bytesMax: mediaBytesMax });
  }
  const type = readMediaType(bytes);
  if (type === undefined) return refuse({ code: "media_type_unknown" });
  return type === "image/svg+xml" ? examineDrawing(bytes) : examineRaster(bytes, { type, from });
}

async function examineDrawing(bytes: Buffer): Promise<Result<ExaminedPicture, MediaFileRefusal>> {
  const clean = sanitiseSvg(bytes.toString("utf8"));
  if (clean === undefined) return refuse({ code: "media_unreadable" });
  const { findColour } = await import("./press.ts");
  const colour = await findColour(Buffer.from(shrinkSvg(clean, 64))).catch(() => undefined);
  if (colour === undefined) return refuse({ code: "media_unreadable" });
  const { text, width, height } = clean;
  return ok({ bytes: Buffer.from(text), mime: "image/svg+xml", width, height, colour });
}

async function examineRaster(
  bytes: Buffer,
  { type, from }: { readonly type: RasterType; readonly from: "upload" | "import" },
): Promise<Result<ExaminedPicture, MediaFileRefusal>> {
  const press = await import("./press.ts");
  try {
    const { width, height, pages = 1, format } = await press.readHead(bytes);
    if (!forms[type].has(format)) return refuse({ code: "media_unreadable" });
    if (pages > 1) return refuse({ code: "media_animated" });
    if (width * height > mediaPixelsMax) {
      return refuse({ code: "media_too_many_pixels", pixelsMax: mediaPixelsMax });
    }
    if (from === "import") {
      await press.decode(bytes);
      return ok({ bytes, mime: type, width, height, colour: await press.findColour(bytes) });
    }
    const lossless = bytes.toString("latin1", 12, 16) === "VP8L";
    const written = await press.rewrite(bytes, type, { lossless });
    return ok({ ...written, colour: await press.findColour(written.bytes) });
  } catch {
    // What the decoder says about broken bytes helps nobody who uploads a picture.
    return refuse({ code: "media_unreadable" });
  }
}

/** What the decoder calls them; that it sees the same type as we do is one more look. */
const forms: Readonly<Record<RasterType, ReadonlySet<string | undefined>>> = {
  "image/jpeg": new Set(["jpeg"]),
  "image/png": new Set(["png"]),
  "image/webp": new Set(["webp"]),
  "image/avif": new Set(["heif", "avif"]),
  "image/gif": new Set(["gif"]),
};
