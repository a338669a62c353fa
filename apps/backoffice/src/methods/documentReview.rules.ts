import { documentReview } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";

export function documentReviewRules({ documents, operations }: Services) {
  return method<typeof documentReview.rules, StaffSubject>(documentReview.rules, async () => {
    const brands = await operations.listBrands();
    const items = brands.map(async ({ brand: { brandCode, brandName } }) => ({
      brandCode,
      brandName,
      ...(await documents.rulesOf(brandCode)),
    }));
    return { status: 200, body: { items: await Promise.all(items) } };
  });
}
