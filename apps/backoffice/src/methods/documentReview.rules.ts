import { documentReview } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";

export function documentReviewRules({ documents }: Services) {
  return method<typeof documentReview.rules, StaffSubject>(
    documentReview.rules,
    async ({ params: { brandCode } }) => ({
      status: 200,
      body: await documents.rulesOf(brandCode),
    }),
  );
}
