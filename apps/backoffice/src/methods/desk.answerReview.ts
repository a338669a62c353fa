import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { refuseAtDesk, unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskAnswerReview({ content }: Services) {
  return method<typeof desk.answerReview, StaffSubject>(
    desk.answerReview,
    async ({ params, body, subject }) => {
      const { approved, answer } = body;
      if (!isUuid(params.review)) return unknown;
      const answered = await content.answerReview({
        reviewId: params.review,
        approved,
        by: subject.staff.login,
        ...(answer === undefined ? {} : { answer }),
      });
      return answered.ok ? { status: 204, body: null } : refuseAtDesk(answered.refusal);
    },
  );
}
