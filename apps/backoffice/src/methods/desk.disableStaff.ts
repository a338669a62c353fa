import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskDisableStaff({ oversight }: Services) {
  return method<typeof desk.disableStaff, StaffSubject>(
    desk.disableStaff,
    async ({ params, body, subject }) => {
      const { member: memberId } = params;
      if (!isUuid(memberId)) return unknown;
      const changedBy = subject.staff.id;
      const done = await oversight.setStaffDisabled({
        memberId,
        changedBy,
        disabled: body.disabled,
      });
      return done.ok ? { status: 204, body: null } : done;
    },
  );
}
