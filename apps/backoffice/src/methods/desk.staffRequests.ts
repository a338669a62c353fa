import { desk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { presentStaffRequest } from "../desk/present-staff.ts";
import { staffNames } from "../desk/staff-names.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskStaffRequests({ oversight }: Services) {
  return method<typeof desk.staffRequests, StaffSubject>(
    desk.staffRequests,
    async ({ subject }) => {
      const nameOf = await staffNames(oversight);
      const waiting = await oversight.staffRequests.list();
      const asks = subject.staff.id;
      const items = waiting.map((request) => presentStaffRequest(request, { asks, nameOf }));
      return { status: 200, body: { items } };
    },
  );
}
