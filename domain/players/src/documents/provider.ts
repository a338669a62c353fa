import type { Result } from "@croupier/kit/result";
import type { DocumentReason, DocumentType } from "./document.ts";

/** Who checks documents: our own desk, or somebody outside. */
export type DocumentProvider = {
  readonly name: string;
  /** Where the player shows the document: a page of ours, or one of theirs. */
  readonly begin: (check: {
    readonly playerId: string;
    readonly documentType: DocumentType;
    readonly language: string;
  }) => Promise<{ readonly url: string }>;
  /** What a call of theirs says, once it is known to be theirs. Absent for who never calls. */
  readonly readReport?: (call: {
    readonly body: Buffer;
    readonly signature: string | undefined;
    readonly algorithm: string | undefined;
  }) => Result<ProviderReport, ReportRefusal>;
};

export type ProviderReport = {
  readonly playerId: string;
  readonly documentType: DocumentType;
  /** When they decided it, by their clock: what has changed since is not undone by it. */
  readonly decidedAt: Date;
  readonly verdict:
    | { readonly act: "send" | "approve" }
    | { readonly act: "reject" | "block"; readonly reason: DocumentReason }
    /** Something we have no use for. */
    | { readonly act: "none" };
};

export type ReportRefusal =
  | { readonly code: "report_not_signed" }
  | { readonly code: "report_unreadable" };
