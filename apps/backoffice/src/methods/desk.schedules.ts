import { desk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { presentSchedule } from "../desk/present-schedule.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskSchedules({ content }: Services) {
  return method<typeof desk.schedules, StaffSubject>(desk.schedules, async ({ query }) => {
    const { bucket, entry, state } = query;
    const all = entry
      ? await content.listSchedules(entry)
      : await content.listSchedulesOf({ bucket, state });
    const items = state === undefined ? all : all.filter((one) => one.state === state);
    return { status: 200, body: { items: items.map(presentSchedule) } };
  });
}
