import { documentBytesMax, documentPixelsMin } from "@croupier/contracts/document-words";

export type FileTrouble = "notTaken" | "tooLarge" | "tooSmall" | "blurred" | "unreadable";

/** What a file is before it is opened; a photo may be larger than what is sent, because it is made smaller. */
export function checkFile({
  type,
  size,
}: {
  readonly type: string;
  readonly size: number;
}): FileTrouble | undefined {
  if (type === "application/pdf") return size > documentBytesMax ? "tooLarge" : undefined;
  // Whatever picture the browser can open is sent as a JPEG.
  if (!type.startsWith("image/") || type === "image/svg+xml") return "notTaken";
  return size > 4 * documentBytesMax ? "tooLarge" : undefined;
}

/** A photo of this size can be read by a person. */
export function checkSize(picture: {
  readonly width: number;
  readonly height: number;
}): FileTrouble | undefined {
  return Math.max(picture.width, picture.height) < documentPixelsMin ? "tooSmall" : undefined;
}
