import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskAnswerStaffRequest({ oversight }: Services) {
  return method<typeof desk.answerStaffRequest, StaffSubject>(
    desk.answerStaffRequest,
    async ({ params, body, subject }) => {
      const { change: requestId } = params;
      if (!isUuid(requestId)) return unknown;
      const said = { requestId, staffId: subject.staff.id, verdict: body.answer };
      const done = await oversight.staffRequests.answer(said);
      return done.ok ? { status: 200, body: done.value } : done;
    },
  );
}
