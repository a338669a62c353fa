import { desk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { refuseAtDesk } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskAddRedirect({ content }: Services) {
  return method<typeof desk.addRedirect, StaffSubject>(
    desk.addRedirect,
    async ({ body, subject }) => {
      const saved = await content.saveRedirect({ ...body, by: subject.staff.login });
      return saved.ok ? { status: 204, body: null } : refuseAtDesk(saved.refusal);
    },
  );
}
