import { desk } from "@croupier/contracts";
import { uuidv7 } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { refuseAtDesk } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskAskReview({ content }: Services) {
  return method<typeof desk.askReview, StaffSubject>(desk.askReview, async ({ body, subject }) => {
    const { id: reviewId = uuidv7(), entry: entryId, parts, note } = body;
    const asked = await content.askForReview({
      reviewId,
      entryId,
      by: subject.staff.login,
      ...(parts === undefined ? {} : { parts }),
      ...(note === undefined ? {} : { note }),
    });
    return asked.ok ? { status: 201, body: { id: reviewId } } : refuseAtDesk(asked.refusal);
  });
}
