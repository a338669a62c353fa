import { documentReview } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { openColleagues } from "../documents/present-review.ts";
import type { Services, StaffSubject } from "../services.ts";

export function documentReviewQueue(services: Services) {
  return method<typeof documentReview.queue, StaffSubject>(
    documentReview.queue,
    async ({ query: { status, mine }, subject }) => {
      const colleague = await openColleagues(services);
      const assignedTo = mine ? subject.staff.id : undefined;
      const found = await services.documents.queue({ status, assignedTo, limit: 100 });
      const items = found.items.map((item) => {
        const { brand: brandCode, since, answerDueAt, assignedTo: taken, ...rest } = item;
        return {
          ...rest,
          brandCode,
          since: since.toISOString(),
          answerDueAt: answerDueAt?.toISOString() ?? null,
          assignedTo: colleague(taken),
          approvedOnceBy: colleague(item.approvedOnceBy),
        };
      });
      return { status: 200, body: { ...found, items } };
    },
  );
}
