import { constants, inflateRawSync } from "node:zlib";

/** What makes a PDF more than paper: it would run, send, carry or hide something. */
const activeNames =
  /\/(?:JavaScript|JS|AA|Launch|SubmitForm|ImportData|GoToR|GoToE|EmbeddedFiles?|RichMedia|XFA|Encrypt)(?![A-Za-z0-9])/;

const unpackedBytesMax = 32 * 1024 * 1024;
/** Of a paper of ten megabytes: a scan has a few, a long book some hundreds. */
const objectStreamsMax = 1_000;
/** Ten megabytes of pixels hold forty thousand by chance. */
const hashSignsMax = 200_000;

export type PdfVerdict = "paper" | "active" | "unreadable" | "bomb";

/**
 * Whether a PDF is only paper. We never show one; staff open it on their own machines, so it must not do
 * anything there. Names may be spelled with #xx, and may be packed inside streams: both are undone. Every
 * step goes over the bytes once, whatever they are: this runs where everybody else is answered too.
 */
export function examinePdf(bytes: Buffer): PdfVerdict {
  const text = bytes.toString("latin1");
  const end = text.lastIndexOf("%%EOF");
  // Behind its end a PDF has nothing but a line break; readers forgive more, and so hide more.
  if (end < 0 || !/^[\s\0]*$/.test(text.slice(end + 5))) return "unreadable";
  // Bounded, or a number without end would be tried from each of its digits.
  if (!/\d\s{1,9}\d{1,9}\s{1,9}obj\b/.test(text)) return "unreadable";
  const verdict = examineNames(text);
  return verdict === "paper" ? examineObjectStreams(bytes, text) : verdict;
}

/** Only in streams that hold objects, not pictures, a name may hide. */
function examineObjectStreams(bytes: Buffer, text: string): PdfVerdict {
  const streams = findObjectStreams(text);
  if (streams === undefined) return "bomb";
  let left = unpackedBytesMax;
  for (const { begins, ends } of streams) {
    const packed = bytes.subarray(begins, ends);
    left -= packed.length;
    // Packed in another way, which readers know and we do not: what is in it cannot be said.
    if (!isZlib(packed)) return "unreadable";
    const unpacked = unpack(packed, Math.max(1, left));
    if (unpacked === "bomb" || unpacked === "unreadable") return unpacked;
    const verdict = examineNames(unpacked);
    if (verdict !== "paper") return verdict;
    left -= unpacked.length;
    if (left <= 0) return "bomb";
  }
  return "paper";
}

function examineNames(text: string): PdfVerdict {
  let at = -1;
  for (let signs = 0; (at = text.indexOf("#", at + 1)) >= 0; signs += 1) {
    if (signs >= hashSignsMax) return "bomb";
  }
  const spelled = text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return activeNames.test(spelled) ? "active" : "paper";
}

/** `ObjStm`, each letter as itself or spelled with #xx. */
const objectStream = /\/(?:O|#4f)(?:b|#62)(?:j|#6a)(?:S|#53)(?:t|#74)(?:m|#6d)(?![A-Za-z0-9])/gi;

/** Each once, in their order; undefined where there are more than anybody needs. */
function findObjectStreams(text: string): { begins: number; ends: number }[] | undefined {
  const streams: { begins: number; ends: number }[] = [];
  let said = 0;
  let opens = -1;
  let ends = -1;
  for (const { index } of text.matchAll(objectStream)) {
    said += 1;
    if (said > objectStreamsMax) return undefined;
    if (index < opens) continue;
    opens = text.indexOf("stream", index);
    if (opens < 0) break;
    const begins = opens + (text.startsWith("stream\r\n", opens) ? 8 : 7);
    if (ends < begins) ends = text.indexOf("endstream", begins);
    if (ends < 0) ends = text.length;
    streams.push({ begins, ends });
  }
  return streams;
}

/** RFC 1950: the method is 8, and both bytes together divide by 31. */
function isZlib(packed: Buffer): boolean {
  return (
    packed.length >= 2 && (packed.readUInt8(0) & 0x0f) === 8 && packed.readUInt16BE(0) % 31 === 0
  );
}

/** Readers forgive a wrong checksum and a missing end, so what hides behind one is read here as well. */
function unpack(packed: Buffer, bytesMax: number): string {
  try {
    return inflateRawSync(packed.subarray(2), {
      maxOutputLength: bytesMax,
      finishFlush: constants.Z_SYNC_FLUSH,
    }).toString("latin1");
  } catch (error) {
    return error instanceof RangeError ? "bomb" : "unreadable";
  }
}
