import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskResetStaffTotp({ oversight }: Services) {
  return method<typeof desk.resetStaffTotp, StaffSubject>(
    desk.resetStaffTotp,
    async ({ params, subject }) => {
      const { member: memberId } = params;
      if (!isUuid(memberId)) return unknown;
      const done = await oversight.forgetStaffDevice({ memberId, changedBy: subject.staff.id });
      return done.ok ? { status: 204, body: null } : done;
    },
  );
}
