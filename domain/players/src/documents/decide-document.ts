import { ok, refuse, type Result } from "@croupier/kit/result";
import type { DocumentReason, DocumentStatus } from "./document.ts";

/** After so many a person has to look at the player, not at one more picture. */
const rejectionsMax = 5;

export type DocumentState = {
  /** NONE while nobody has asked for it. */
  readonly status: DocumentStatus | "NONE";
  readonly rejections: number;
  /** Whether a verified one counts still. */
  readonly isValid: boolean;
};

export type DocumentAct =
  /** By a rule, or by staff. */
  | { readonly act: "ask" }
  /** Every side of it is here. */
  | { readonly act: "send" }
  /** A file of it was dangerous; nothing of that file is kept. */
  | { readonly act: "turn_away"; readonly reason: DocumentReason }
  | { readonly act: "approve" }
  | { readonly act: "reject"; readonly reason: DocumentReason }
  | { readonly act: "block"; readonly reason: DocumentReason }
  | { readonly act: "unblock" };

export type DocumentMove = {
  readonly status: DocumentStatus;
  readonly rejections: number;
  readonly reason: DocumentReason | null;
};

export type DocumentRefusal =
  | { readonly code: "document_not_asked" }
  | { readonly code: "document_in_review" }
  | { readonly code: "document_valid" }
  | { readonly code: "document_already_asked" }
  | { readonly code: "document_blocked" }
  | { readonly code: "document_not_waiting" };

type Decision = Result<DocumentMove, DocumentRefusal>;

/** What becomes of a document. Anything that is not here is refused, with what stands in its way. */
export function decideDocument(state: DocumentState, act: DocumentAct): Decision {
  const { status } = state;
  const move = (
    to: DocumentMove["status"],
    { rejections = state.rejections, reason = null }: Partial<DocumentMove> = {},
  ): Decision => ok({ status: to, rejections, reason });

  switch (act.act) {
    case "block":
      // Also one that was verified: a forgery may be found out later.
      if (status === "BLOCKED") return refuse({ code: "document_blocked" });
      if (status === "NONE") return refuse({ code: "document_not_asked" });
      return move("BLOCKED", { reason: act.reason });
    case "unblock":
      return status === "BLOCKED"
        ? move("REQUESTED", { rejections: 0 })
        : refuse({ code: "document_not_waiting" });
    case "ask":
      if (status === "NONE") return move("REQUESTED", { rejections: 0 });
      if (status !== "VERIFIED") return refuse(askedAlready(status));
      return state.isValid
        ? refuse({ code: "document_valid" })
        : move("REQUESTED", { rejections: 0 });
    case "send":
      return status === "REQUESTED" || status === "INVALID"
        ? move("PENDING")
        : refuse(notWanted(status));
    case "turn_away":
      return status === "REQUESTED" || status === "INVALID"
        ? noGood(state, act.reason)
        : refuse(notWanted(status));
    case "approve":
      return status === "PENDING"
        ? move("VERIFIED", { rejections: 0 })
        : refuse({ code: "document_not_waiting" });
    case "reject":
      return status === "PENDING"
        ? noGood(state, act.reason)
        : refuse({ code: "document_not_waiting" });
  }
}

function noGood(state: DocumentState, reason: DocumentReason): Decision {
  const rejections = state.rejections + 1;
  return ok(
    rejections < rejectionsMax
      ? { status: "INVALID", rejections, reason }
      : { status: "BLOCKED", rejections, reason: "too_many_tries" },
  );
}

function askedAlready(status: DocumentStatus): DocumentRefusal {
  return { code: status === "BLOCKED" ? "document_blocked" : "document_already_asked" };
}

function notWanted(status: DocumentStatus | "NONE"): DocumentRefusal {
  switch (status) {
    case "PENDING":
      return { code: "document_in_review" };
    case "BLOCKED":
      return { code: "document_blocked" };
    case "VERIFIED":
      return { code: "document_valid" };
    default:
      return { code: "document_not_asked" };
  }
}
