import { documentReview } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { presentReview } from "../documents/present-review.ts";
import { whichDocument } from "../documents/which-document.ts";
import type { Services, StaffSubject } from "../services.ts";

export function documentReviewDocument(services: Services) {
  return method<typeof documentReview.document, StaffSubject>(
    documentReview.document,
    async ({ params }) => {
      const which = whichDocument(params);
      const body = which && (await presentReview(services, which));
      return body ? { status: 200, body } : { ok: false, refusal: { code: "not_found" } };
    },
  );
}
