import { inflateSync } from "node:zlib";

/** What makes a PDF more than paper: it would run, send, carry or hide something. */
const activeNames =
  /\/(?:JavaScript|JS|AA|Launch|SubmitForm|ImportData|GoToR|GoToE|EmbeddedFiles?|RichMedia|XFA|Encrypt)(?![A-Za-z0-9])/;

const unpackedBytesMax = 32 * 1024 * 1024;

export type PdfVerdict = "paper" | "active" | "unreadable" | "bomb";

/**
 * Whether a PDF is only paper. We never show one; staff open it on their own machines, so it must not do
 * anything there. Names may be spelled with #xx, and may be packed inside streams: both are undone.
 */
export function examinePdf(bytes: Buffer): PdfVerdict {
  const text = bytes.toString("latin1");
  const end = text.lastIndexOf("%%EOF");
  // Behind its end a PDF has nothing but a line break; readers forgive more, and so hide more.
  if (end < 0 || !/^[\s\0]*$/.test(text.slice(end + 5))) return "unreadable";
  if (!/\d+\s+\d+\s+obj\b/.test(text)) return "unreadable";
  if (isActive(text)) return "active";
  let left = unpackedBytesMax;
  for (const packed of packedStreams(bytes, text)) {
    const unpacked = unpack(packed, left);
    if (unpacked === "bomb") return "bomb";
    if (isActive(unpacked)) return "active";
    left -= unpacked.length;
  }
  return "paper";
}

function isActive(text: string): boolean {
  const spelled = text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return activeNames.test(spelled);
}

/** Streams that hold objects, not pictures: only there may a name hide. */
function* packedStreams(bytes: Buffer, text: string): Generator<Buffer> {
  for (const { index } of text.matchAll(/\/ObjStm\b/g)) {
    const opens = text.indexOf("stream", index);
    if (opens < 0) continue;
    const begins = opens + (text.startsWith("stream\r\n", opens) ? 8 : 7);
    const ends = text.indexOf("endstream", begins);
    yield bytes.subarray(begins, ends < 0 ? undefined : ends);
  }
}

function unpack(packed: Buffer, bytesMax: number): string {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, bytesMax) }).toString("latin1");
  } catch (error) {
    if (error instanceof RangeError) return "bomb";
    // Not packed this way, or broken: what cannot be unpacked here cannot hide a name in clear either.
    return packed.toString("latin1");
  }
}
