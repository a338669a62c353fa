import { desk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { refuseAtDesk } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskRequireFourEyes({ content }: Services) {
  return method<typeof desk.requireFourEyes, StaffSubject>(
    desk.requireFourEyes,
    async ({ body, subject }) => {
      const done = await content.requireFourEyes({ ...body, by: subject.staff.login });
      return done.ok ? { status: 204, body: null } : refuseAtDesk(done.refusal);
    },
  );
}
