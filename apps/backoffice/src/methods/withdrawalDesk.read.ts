import { withdrawalDesk as calls } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";

export function withdrawalDeskRead({ withdrawalDesk }: Services) {
  return method<typeof calls.read, StaffSubject>(
    calls.read,
    async ({ params: { withdrawal: id }, subject: { staff } }) => {
      const found = await withdrawalDesk.read({ id, staffId: staff.id });
      return found.ok ? { status: 200, body: found.value } : found;
    },
  );
}
