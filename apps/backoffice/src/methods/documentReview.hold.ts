import { documentReview } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";

export function documentReviewHold({ documents }: Services) {
  return method<typeof documentReview.hold, StaffSubject>(
    documentReview.hold,
    async ({ params: { player: playerId }, body: { reason }, subject }) => {
      if (!isUuid(playerId)) return { ok: false, refusal: { code: "not_found" } };
      const held = await documents.hold({ playerId, staffId: subject.staff.id, reason });
      return held.ok ? { status: 204, body: null } : held;
    },
  );
}
