import type { OwnDocument } from "@croupier/contracts";

import type { HealthLine } from "./health-line.ts";

type Asked = Pick<OwnDocument, "documentType" | "status" | "since" | "answerDueAt" | "validUntil">;

const showPage = "/validate-document";
const blockedPage = "/blocked-document-status";

/** One line for each document that was ever asked for. */
export function decideDocuments(documents: readonly Asked[]): HealthLine[] {
  return documents.map((document) => ({
    name: document.documentType,
    title: `health.document.${document.documentType}`,
    ...decideDocument(document),
  }));
}

function decideDocument(document: Asked): Pick<HealthLine, "state" | "detail" | "action"> {
  const { status, since, answerDueAt, validUntil } = document;
  switch (status) {
    case "VERIFIED":
      return {
        state: "ok",
        detail:
          validUntil === null
            ? { key: "health.document.ok" }
            : { key: "health.document.okUntil", values: { date: validUntil } },
      };
    case "REQUESTED":
      return {
        state: "todo",
        detail: { key: "health.document.requested", values: { date: since } },
        action: { label: "health.document.show", href: showPage },
      };
    case "INVALID":
      return {
        state: "todo",
        detail: { key: "health.document.invalid" },
        action: { label: "health.document.showAgain", href: showPage },
      };
    case "PENDING":
      return {
        state: "waiting",
        detail:
          answerDueAt === null
            ? { key: "health.document.pending" }
            : { key: "health.document.pendingUntil", values: { date: answerDueAt } },
      };
    case "BLOCKED":
      return {
        state: "todo",
        detail: { key: "health.document.blocked" },
        action: { label: "health.document.why", href: blockedPage },
      };
  }
}
