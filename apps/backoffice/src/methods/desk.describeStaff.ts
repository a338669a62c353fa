import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskDescribeStaff({ oversight }: Services) {
  return method<typeof desk.describeStaff, StaffSubject>(
    desk.describeStaff,
    async ({ params, body, subject }) => {
      const { member: memberId } = params;
      if (!isUuid(memberId)) return unknown;
      const done = await oversight.describeStaff({
        memberId,
        changedBy: subject.staff.id,
        person: body,
      });
      return done.ok ? { status: 204, body: null } : done;
    },
  );
}
