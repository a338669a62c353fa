import { documentBytesMax, documentPixelsMin } from "@croupier/contracts/document-words";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { isTwoThings, readFileType, type DocumentMime } from "./file-type.ts";
import { examinePdf } from "./pdf.ts";

export type ExaminedFile = {
  readonly bytes: Buffer;
  readonly mime: DocumentMime;
  readonly scan: "not_run" | "clean";
};

export type FileRefusal =
  | { readonly code: "document_file_type" }
  | { readonly code: "document_too_large" }
  | { readonly code: "document_too_small" }
  | { readonly code: "document_unreadable" }
  | { readonly code: "document_unsafe" }
  | { readonly code: "document_infected" }
  | { readonly code: "document_not_scanned" };

/** Writes pixels anew, upright and without anything that stood around them; refuses what is none. */
export type RewritePicture = (bytes: Buffer) => Promise<
  Result<
    {
      readonly bytes: Buffer;
      readonly mime: string;
      readonly width: number;
      readonly height: number;
    },
    { readonly code: string }
  >
>;

/** A virus scanner. Without one every file says that nothing looked. */
export type ScanFile = (bytes: Buffer) => Promise<"not_run" | "clean" | "found" | "no_answer">;
export const scanNothing: ScanFile = async () => "not_run";

/** What is kept of an upload, or why nothing is. Cheapest first; nothing is unpacked before it is measured. */
export async function examineFile(
  bytes: Buffer,
  needs: {
    readonly rewritePicture: RewritePicture;
    readonly scanFile: ScanFile;
    /** Whether the law lets a file be kept at which a scanner should have looked, and did not. */
    readonly mayKeepUnscanned: () => Promise<boolean>;
  },
): Promise<Result<ExaminedFile, FileRefusal>> {
  if (bytes.length > documentBytesMax) return refuse({ code: "document_too_large" });
  const mime = readFileType(bytes);
  if (mime === undefined) return refuse({ code: "document_file_type" });
  if (isTwoThings(bytes, mime)) return refuse({ code: "document_unsafe" });
  const scan = await needs.scanFile(bytes);
  if (scan === "found") return refuse({ code: "document_infected" });
  if (scan === "no_answer" && !(await needs.mayKeepUnscanned())) {
    return refuse({ code: "document_not_scanned" });
  }
  const kept = mime === "application/pdf" ? keepPdf(bytes) : await keepPicture(bytes, mime, needs);
  return kept.ok
    ? ok({ bytes: kept.value, mime, scan: scan === "clean" ? "clean" : "not_run" })
    : kept;
}

function keepPdf(bytes: Buffer): Result<Buffer, FileRefusal> {
  const verdict = examinePdf(bytes);
  if (verdict === "paper") return ok(bytes);
  return refuse({ code: verdict === "unreadable" ? "document_unreadable" : "document_unsafe" });
}

async function keepPicture(
  bytes: Buffer,
  mime: DocumentMime,
  { rewritePicture }: { readonly rewritePicture: RewritePicture },
): Promise<Result<Buffer, FileRefusal>> {
  const written = await rewritePicture(bytes);
  if (!written.ok) {
    const tooMuch = written.refusal.code === "media_too_many_pixels";
    return refuse({ code: tooMuch ? "document_too_large" : "document_unreadable" });
  }
  const { width, height } = written.value;
  if (written.value.mime !== mime) return refuse({ code: "document_unreadable" });
  if (Math.max(width, height) < documentPixelsMin) return refuse({ code: "document_too_small" });
  return ok(written.value.bytes);
}
