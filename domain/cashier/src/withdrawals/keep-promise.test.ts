import { expect, test } from "vitest";
import { whatIsAwaited } from "./keep-promise.ts";

const inReview = { documentType: "ID_DOCUMENT", inReview: true } as const;
const missing = { ...inReview, inReview: false } as const;

test("a promise waits for what the player alone can do, and not for a document that the house reads", () => {
  const table = [
    [[], [], undefined],
    [["document_required"], [missing], "document_missing"],
    [["document_required"], [inReview], undefined],
    [["document_required"], [inReview, missing], "document_missing"],
    [["email_unconfirmed"], [], "email_unconfirmed"],
    [["money_owed", "document_required"], [inReview], "money_owed"],
  ] as const;
  for (const [needs, documents, awaited] of table) {
    expect(whatIsAwaited({ needs: [...needs], documents: [...documents] })).toBe(awaited);
  }
});
