import { treasury } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";

export function treasuryAnswerRefund({ refunds }: Services) {
  return method<typeof treasury.answerRefund, StaffSubject>(
    treasury.answerRefund,
    async ({ params: { refund: id }, body, subject }) => {
      const staffId = subject.staff.id;
      const done = await refunds.answer({ id, staffId, verdict: body.answer });
      return done.ok ? { status: 204, body: null } : done;
    },
  );
}
