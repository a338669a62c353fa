import { withdrawalDesk as calls } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";

export function withdrawalDeskAssign({ withdrawalDesk }: Services) {
  return method<typeof calls.assign, StaffSubject>(
    calls.assign,
    async ({ params: { withdrawal: id }, body, subject: { staff } }) => {
      const done = await withdrawalDesk.assign({ ...body, id, staffId: staff.id });
      return done.ok ? { status: 200, body: done.value } : done;
    },
  );
}
