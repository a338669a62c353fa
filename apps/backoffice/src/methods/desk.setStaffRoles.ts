import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskSetStaffRoles({ oversight }: Services) {
  return method<typeof desk.setStaffRoles, StaffSubject>(
    desk.setStaffRoles,
    async ({ params, body, subject }) => {
      const { member: memberId } = params;
      if (!isUuid(memberId)) return unknown;
      const changedBy = subject.staff.id;
      const done = await oversight.setStaffRoles({ memberId, changedBy, roles: body.roles });
      return done.ok ? { status: 204, body: null } : done;
    },
  );
}
