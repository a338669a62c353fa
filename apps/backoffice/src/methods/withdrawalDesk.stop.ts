import { withdrawalDesk as calls } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";

export function withdrawalDeskStop({ withdrawalDesk }: Services) {
  return method<typeof calls.stop, StaffSubject>(
    calls.stop,
    async ({ params: { withdrawal: id }, body, subject: { staff } }) => {
      const done = await withdrawalDesk.stop({ ...body, id, staffId: staff.id });
      return done.ok ? { status: 200, body: done.value } : done;
    },
  );
}
