import { documentReview } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { presentReview } from "../documents/present-review.ts";
import { whichDocument } from "../documents/which-document.ts";
import type { Services, StaffSubject } from "../services.ts";

const unknown = { ok: false, refusal: { code: "not_found" } } as const;

export function documentReviewAsk(services: Services) {
  return method<typeof documentReview.ask, StaffSubject>(
    documentReview.ask,
    async ({ params, subject }) => {
      const which = whichDocument(params);
      if (which === undefined) return unknown;
      const asked = await services.documents.ask({ ...which, staffId: subject.staff.id });
      if (!asked.ok) return asked;
      const body = await presentReview(services, which);
      return body ? { status: 201, body } : unknown;
    },
  );
}
