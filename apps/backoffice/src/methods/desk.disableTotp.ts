import { desk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";

export function deskDisableTotp({ oversight }: Services) {
  return method<typeof desk.disableTotp, StaffSubject>(
    desk.disableTotp,
    async ({ body, subject }) => {
      const { staff } = subject;
      const off = await oversight.ownDevice.disable({ staffId: staff.id, code: body.code });
      return off.ok ? { status: 204, body: null } : off;
    },
  );
}
