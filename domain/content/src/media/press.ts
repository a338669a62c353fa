import sharp, { type Sharp } from "sharp";
import type { RasterType } from "./media-type.ts";
import { mediaPixelsMax } from "./limits.ts";
import { createTurns } from "./take-turns.ts";

/**
 * Everything that decodes pixels. Two jobs at once and one thread each, so that pictures leave the
 * machine to the players; nothing is kept between jobs, so that memory is what two jobs need.
 */
sharp.concurrency(1);
sharp.cache(false);
const jobsMax = 2;

export type PictureForm = "avif" | "webp" | "jpeg" | "png";
export type Drawing = {
  readonly width: number;
  readonly quality: number;
  readonly form: PictureForm;
};

const inTurn = createTurns(jobsMax);

export const readHead = (bytes: Buffer) => sharp(bytes, { limitInputPixels: false }).metadata();

/** The pixels written anew, upright and in sRGB; what stood around them (place, camera, code) is gone. */
export function rewrite(bytes: Buffer, type: RasterType, { lossless }: { lossless: boolean }) {
  return inTurn(async () => {
    const upright = open(bytes, "error").timeout({ seconds: 20 }).autoOrient();
    switch (type) {
      case "image/jpeg":
        return finish(upright.jpeg({ quality: 92, chromaSubsampling: "4:4:4" }), type);
      case "image/webp":
        return finish(upright.webp({ quality: 92, lossless }), type);
      case "image/avif":
        return finish(upright.avif({ quality: 80, effort: 2 }), type);
      case "image/png":
      case "image/gif":
        return finish(upright.png({ compressionLevel: 9 }), "image/png");
    }
  });
}

async function finish(pipeline: Sharp, mime: RasterType) {
  const { data, info } = await pipeline.toBuffer({ resolveWithObject: true });
  return { bytes: data, mime, width: info.width, height: info.height };
}

/** Throws what decoding all of it would throw. */
export const decode = (bytes: Buffer) =>
  inTurn(() =>
    open(bytes, "error").timeout({ seconds: 20 }).resize(8, 8, { fit: "fill" }).toBuffer(),
  );

/** The colour that most of it has, as `#rrggbb`. */
export function findColour(bytes: Buffer): Promise<string> {
  return inTurn(async () => {
    const small = await open(bytes, "none")
      .timeout({ seconds: 5 })
      .resize(64, 64, { fit: "inside" })
      .flatten({ background: "#ffffff" })
      .png()
      .toBuffer();
    const { dominant } = await sharp(small).stats();
    const hex = (channel: number): string => channel.toString(16).padStart(2, "0");
    return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`;
  });
}

/** One form of a picture, no wider than the picture is. */
export function draw(bytes: Buffer, { width, quality, form }: Drawing): Promise<Buffer> {
  return inTurn(() => {
    const sized = open(bytes, "error")
      .timeout({ seconds: 5 })
      .autoOrient()
      .resize({ width, withoutEnlargement: true });
    switch (form) {
      case "avif":
        // The effort above finds a few per cent more, and takes many times as long.
        return sized.avif({ quality: avifQuality(quality), effort: 2 }).toBuffer();
      case "webp":
        return sized.webp({ quality }).toBuffer();
      case "jpeg":
        return sized.flatten({ background: "#ffffff" }).jpeg({ quality, mozjpeg: true }).toBuffer();
      case "png":
        return sized.png().toBuffer();
    }
  });
}

/** The scales differ: AVIF looks at 60 as WebP and JPEG do at 75. */
function avifQuality(quality: number): number {
  return Math.round(quality * 0.8);
}

function open(bytes: Buffer, failOn: "error" | "none"): Sharp {
  return sharp(bytes, { limitInputPixels: mediaPixelsMax, failOn, autoOrient: false });
}
