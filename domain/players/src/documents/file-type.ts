import type { documentMimes } from "@croupier/contracts/document-words";

export type DocumentMime = (typeof documentMimes)[number];

/** What the bytes are, whatever their name or their sender says; undefined for everything we do not take. */
export function readFileType(bytes: Buffer): DocumentMime | undefined {
  const begins = (text: string): boolean => bytes.toString("latin1", 0, text.length) === text;
  if (begins("\xff\xd8\xff")) return "image/jpeg";
  if (begins("\x89PNG\r\n\x1a\n")) return "image/png";
  return /^%PDF-[12]\.\d/.test(bytes.toString("latin1", 0, 8)) ? "application/pdf" : undefined;
}

/**
 * Whether it is something else besides: an archive hanging at its end, a page or a program inside. The
 * pixels of a picture are written anew anyway; whoever sends such a file is told no all the same.
 */
export function isTwoThings(bytes: Buffer, type: DocumentMime): boolean {
  const text = bytes.toString("latin1");
  if (type !== "application/pdf" && text.slice(0, 1_024).includes("%PDF-")) return true;
  return (
    endsAsArchive(bytes) || /<(?:!doctype html|html|script|svg|iframe|\?php)[\s>/]/i.test(text)
  );
}

/** A ZIP is read from its end, so one may hang behind anything (`PK 05 06`, its length reaching the end). */
function endsAsArchive(bytes: Buffer): boolean {
  const at = bytes.lastIndexOf("PK\x05\x06", undefined, "latin1");
  return (
    at >= 0 && at + 22 <= bytes.length && at + 22 + bytes.readUInt16LE(at + 20) <= bytes.length
  );
}
