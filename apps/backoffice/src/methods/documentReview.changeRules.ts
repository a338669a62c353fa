import { documentReview } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";

export function documentReviewChangeRules({ documents, operations }: Services) {
  return method<typeof documentReview.changeRules, StaffSubject>(
    documentReview.changeRules,
    async ({ params: { brandCode }, body, subject }) => {
      if ((await operations.findBrand(brandCode)) === undefined) {
        return { ok: false, refusal: { code: "not_found" } };
      }
      await documents.changeRules(brandCode, body, subject.staff.id);
      return { status: 200, body };
    },
  );
}
