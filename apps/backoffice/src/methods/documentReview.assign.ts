import { documentReview } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { presentReview } from "../documents/present-review.ts";
import { whichDocument } from "../documents/which-document.ts";
import type { Services, StaffSubject } from "../services.ts";

const unknown = { ok: false, refusal: { code: "not_found" } } as const;

export function documentReviewAssign(services: Services) {
  return method<typeof documentReview.assign, StaffSubject>(
    documentReview.assign,
    async ({ params, body: { mine }, subject }) => {
      const which = whichDocument(params);
      const before = which && (await presentReview(services, which));
      if (which === undefined || before === undefined) return unknown;
      const staffId = subject.staff.id;
      const waits = await services.documents.assign({
        ...which,
        staffId,
        to: mine ? staffId : null,
      });
      if (!waits) return { ok: false, refusal: { code: "document_not_waiting" } };
      const body = await presentReview(services, which);
      return body ? { status: 200, body } : unknown;
    },
  );
}
