import { desk, type StaffChange } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import type { AskedStaffChange } from "@croupier/oversight";
import { method } from "@croupier/server/shell";
import { presentStaffRequest } from "../desk/present-staff.ts";
import { unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskAskStaffChange({ oversight }: Services) {
  return method<typeof desk.askStaffChange, StaffSubject>(
    desk.askStaffChange,
    async ({ body, subject }) => {
      const change = readChange(body.change);
      if (change === undefined) return unknown;
      const { id: askedBy, name } = subject.staff;
      const asked = await oversight.staffRequests.ask({ change, askedBy, reason: body.reason });
      if (!asked.ok) return asked;
      const { request, half } = asked.value;
      const told = presentStaffRequest(request, { asks: askedBy, nameOf: () => name });
      return { status: 201, body: { ...told, half } };
    },
  );
}

function readChange(change: StaffChange): AskedStaffChange | undefined {
  if (change.kind === "create") {
    const { email, dateOfBirth, ...login } = change;
    return { ...login, person: { email, dateOfBirth } };
  }
  const { member: memberId, ...asked } = change;
  return isUuid(memberId) ? { ...asked, memberId } : undefined;
}
