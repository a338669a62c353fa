import { operations } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";
import { presentAffiliate } from "./present-affiliate.ts";

export function operationsAnswerAffiliate({ affiliates }: Services) {
  return method<typeof operations.answerAffiliate, StaffSubject>(
    operations.answerAffiliate,
    async ({ params, body, subject }) => {
      const answered = await affiliates.answer({
        applicationId: params.application,
        accepted: body.accepted,
        reason: body.reason,
        by: subject.staff,
      });
      return answered.ok ? { status: 200, body: presentAffiliate(answered.value) } : answered;
    },
  );
}
