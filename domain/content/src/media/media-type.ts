export const mediaTypes = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/avif",
  "image/gif",
  "image/svg+xml",
] as const;

export type MediaType = (typeof mediaTypes)[number];
export type RasterType = Exclude<MediaType, "image/svg+xml">;

/** What the bytes are, whatever their name or their sender says. */
export function readMediaType(bytes: Buffer): MediaType | undefined {
  const begins = (text: string, at = 0): boolean =>
    bytes.toString("latin1", at, at + text.length) === text;
  if (begins("\xff\xd8\xff")) return "image/jpeg";
  if (begins("\x89PNG\r\n\x1a\n")) return "image/png";
  if (begins("GIF87a") || begins("GIF89a")) return "image/gif";
  if (begins("RIFF") && begins("WEBP", 8)) return "image/webp";
  if (begins("ftyp", 4) && (begins("avif", 8) || begins("avis", 8))) return "image/avif";
  // Whether it really is a drawing is found when it is read.
  const opening = bytes.toString("utf8", 0, 4_096).replace(/^\uFEFF/, "");
  if (/^\s*</.test(opening) && /<(?:svg:)?svg[\s>]/.test(opening)) return "image/svg+xml";
  return undefined;
}
