import { treasury } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function treasuryAnswerAdjustment({ adjustments }: Services) {
  return method<typeof treasury.answerAdjustment, StaffSubject>(
    treasury.answerAdjustment,
    async ({ params, body, subject }) => {
      const { adjustment: id } = params;
      if (!isUuid(id)) return unknown;
      const staffId = subject.staff.id;
      const done = await adjustments.answer({ id, staffId, verdict: body.answer });
      return done.ok ? { status: 204, body: null } : done;
    },
  );
}
