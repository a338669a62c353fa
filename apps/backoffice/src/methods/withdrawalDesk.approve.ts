import { withdrawalDesk as calls } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";

export function withdrawalDeskApprove({ withdrawalDesk }: Services) {
  return method<typeof calls.approve, StaffSubject>(
    calls.approve,
    async ({ params: { withdrawal: id }, body, subject: { staff } }) => {
      const done = await withdrawalDesk.approve({ ...body, id, staffId: staff.id });
      return done.ok ? { status: 200, body: done.value } : done;
    },
  );
}
