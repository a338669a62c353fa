import { desk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";

export function deskConfirmTotp({ oversight }: Services) {
  return method<typeof desk.confirmTotp, StaffSubject>(
    desk.confirmTotp,
    async ({ body, subject }) => {
      const { staff, token } = subject;
      const confirmed = await oversight.ownDevice.confirm({
        staffId: staff.id,
        code: body.code,
        token,
      });
      if (!confirmed.ok) return confirmed;
      return { status: 200, body: { recoveryCodes: [...confirmed.value] } };
    },
  );
}
