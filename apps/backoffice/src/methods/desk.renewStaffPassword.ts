import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskRenewStaffPassword({ oversight }: Services) {
  return method<typeof desk.renewStaffPassword, StaffSubject>(
    desk.renewStaffPassword,
    async ({ params, subject }) => {
      const { member: memberId } = params;
      if (!isUuid(memberId)) return unknown;
      const renewed = await oversight.renewStaffPassword({
        memberId,
        changedBy: subject.staff.id,
      });
      return renewed.ok ? { status: 200, body: renewed.value } : renewed;
    },
  );
}
