import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskCancelSchedule({ content }: Services) {
  return method<typeof desk.cancelSchedule, StaffSubject>(
    desk.cancelSchedule,
    async ({ params, subject }) => {
      const { schedule: scheduleId } = params;
      const by = subject.staff.login;
      const done = isUuid(scheduleId) && (await content.cancelSchedule({ scheduleId, by }));
      return done ? { status: 204, body: null } : unknown;
    },
  );
}
