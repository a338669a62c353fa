import { documentReview } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { presentReview } from "../documents/present-review.ts";
import { whichDocument } from "../documents/which-document.ts";
import type { Services, StaffSubject } from "../services.ts";

const unknown = { ok: false, refusal: { code: "not_found" } } as const;

export function documentReviewDecide(services: Services) {
  return method<typeof documentReview.decide, StaffSubject>(
    documentReview.decide,
    async ({ params, body: { submissionId, decision }, subject }) => {
      const which = whichDocument(params);
      if (which === undefined) return unknown;
      const decided = await services.documents.decide({
        ...which,
        staffId: subject.staff.id,
        submissionId,
        decision: decision.act === "approve" ? approvalOf(decision) : decision,
      });
      if (!decided.ok) return decided;
      const body = await presentReview(services, which);
      return body ? { status: 200, body } : unknown;
    },
  );
}

function approvalOf({ validUntil }: { readonly validUntil?: string | undefined }) {
  const until = validUntil === undefined ? {} : { validUntil: new Date(validUntil) };
  return { act: "approve", ...until } as const;
}
