import { expect, it } from "vitest";

import { decideDocuments } from "./decide-documents.ts";

const since = "2026-11-18T10:00:00.000Z";
const asked = {
  documentType: "PROOF_OF_ADDRESS",
  since,
  answerDueAt: null,
  validUntil: null,
} as const;

it.each([
  ["REQUESTED", "todo", "/validate-document"],
  ["INVALID", "todo", "/validate-document"],
  ["BLOCKED", "todo", "/blocked-document-status"],
  ["PENDING", "waiting", undefined],
  ["VERIFIED", "ok", undefined],
] as const)("[S4.3] [S4.14] a document that is %s is %s and leads to %s", (status, state, href) => {
  const [line] = decideDocuments([{ ...asked, status }]);
  expect([line?.name, line?.state, line?.action?.href]).toEqual(["PROOF_OF_ADDRESS", state, href]);
});

it("says when it was asked, until when it is looked at, and until when it counts", () => {
  const dates = decideDocuments([
    { ...asked, status: "REQUESTED" },
    { ...asked, status: "PENDING", answerDueAt: "2026-11-19T10:00:00.000Z" },
    { ...asked, status: "VERIFIED", validUntil: "2031-01-01T00:00:00.000Z" },
  ]).map(({ detail }) => detail.values?.["date"]);
  expect(dates).toEqual([since, "2026-11-19T10:00:00.000Z", "2031-01-01T00:00:00.000Z"]);
});

it("an account that was asked for nothing has no line", () => {
  expect(decideDocuments([])).toEqual([]);
});
