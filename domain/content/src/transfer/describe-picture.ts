import sharp from "sharp";

export type PictureFacts = {
  readonly mime: string;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
};

const mimes: Readonly<Record<string, string>> = {
  avif: "image/avif",
  heif: "image/avif",
  gif: "image/gif",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};

/** What a file really is, whatever it is called; undefined when it is no picture of pixels. */
export async function describePicture(bytes: Buffer): Promise<PictureFacts | undefined> {
  try {
    const picture = sharp(bytes, { limitInputPixels: 50_000_000 });
    const { format, width, height } = await picture.metadata();
    const mime = mimes[format];
    if (mime === undefined) return undefined;
    const { dominant } = await picture.stats();
    const colour = spellColour([dominant.r, dominant.g, dominant.b]);
    return { mime, width, height, colour };
  } catch {
    // The decoder's own words about broken bytes help nobody.
    return undefined;
  }
}

function spellColour(channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
