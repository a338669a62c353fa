import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskAnswerReset({ playerDesk }: Services) {
  return method<typeof desk.answerReset, StaffSubject>(
    desk.answerReset,
    async ({ params, body, subject }) => {
      const { reset: requestId } = params;
      if (!isUuid(requestId)) return unknown;
      const staffId = subject.staff.id;
      const done = await playerDesk.answerReset({ requestId, staffId, answer: body.answer });
      return done.ok ? { status: 204, body: null } : done;
    },
  );
}
