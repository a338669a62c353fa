import { desk } from "@croupier/contracts";
import { uuidv7 } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { refuseAtDesk } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskSchedule({ content }: Services) {
  return method<typeof desk.schedule, StaffSubject>(desk.schedule, async ({ body, subject }) => {
    const { id: scheduleId = uuidv7(), entry: entryId, action, parts, at, note, title } = body;
    const planned = await content.schedule({
      scheduleId,
      entryId,
      action,
      dueAt: new Date(at),
      by: subject.staff.login,
      ...(parts === undefined ? {} : { parts }),
      ...(note === undefined ? {} : { note }),
      ...(title === undefined ? {} : { title }),
    });
    return planned.ok ? { status: 201, body: { id: scheduleId } } : refuseAtDesk(planned.refusal);
  });
}
