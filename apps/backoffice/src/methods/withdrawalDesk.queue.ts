import { withdrawalDesk as calls } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";

export function withdrawalDeskQueue({ withdrawalDesk }: Services) {
  return method<typeof calls.queue, StaffSubject>(
    calls.queue,
    async ({ query, subject: { staff } }) => {
      const items = await withdrawalDesk.queue({ ...query, staffId: staff.id });
      return { status: 200, body: { items } };
    },
  );
}
