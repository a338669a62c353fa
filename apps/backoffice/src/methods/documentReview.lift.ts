import { documentReview } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";

export function documentReviewLift({ documents }: Services) {
  return method<typeof documentReview.lift, StaffSubject>(
    documentReview.lift,
    async ({ params: { player: playerId }, subject }) => {
      if (!isUuid(playerId)) return { ok: false, refusal: { code: "not_found" } };
      const lifted = await documents.lift({ playerId, staffId: subject.staff.id });
      return lifted.ok ? { status: 204, body: null } : lifted;
    },
  );
}
